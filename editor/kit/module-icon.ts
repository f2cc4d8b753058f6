import { findModule, type ModuleManifest } from '#schemas/module/define.ts';
import type { IconName } from './icon.tsx';

const CATEGORY_ICONS: Readonly<Record<string, IconName>> = {
  'category.promotion': 'star',
  'category.deals': 'tag',
  'category.catalogue': 'box',
  'category.content': 'compass',
  'category.activity': 'fire',
  'category.layout': 'layers',
};
const OWN: Readonly<Record<string, IconName>> = {
  picture: 'image',
  'rich-text': 'menu',
  notice: 'bell',
  'hot-keywords': 'search',
};

/** Icon of a module type. */
export function moduleIcon(manifest: ModuleManifest, type: string): IconName {
  const { category = '' } = findModule(manifest, type) ?? {};
  return (Object.hasOwn(OWN, type) ? OWN[type] : CATEGORY_ICONS[category]) ?? 'box';
}
