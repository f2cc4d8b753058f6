import type { Text, TextKey } from '#locales/translate.ts';
import type { ModuleDefinition, ModuleManifest } from '#schemas/module/define.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import { OWN_PART, type PageDocument } from '#schemas/page/document.ts';

export type LibraryItem = { definition: ModuleDefinition; name: string; about: string; used: number };
export type LibraryGroup = { category: string; items: LibraryItem[] };

/** Categories in order of revenue. */
const CATEGORIES = ['promotion', 'deals', 'catalogue', 'content', 'activity', 'layout'];

/**
 * Module types whose name or description contains all words of a search, by category. The screen's own part is among
 * them on a page that is bound to a screen and doesn't have it yet.
 */
export function libraryOf(
  manifest: ModuleManifest,
  { nodes, path }: Pick<PageDocument, 'nodes'> & { path: string },
  t: Text,
  search: string,
): LibraryGroup[] {
  const used = new Map<string, number>();
  for (const { type } of Object.values(nodes)) used.set(type, (used.get(type) ?? 0) + 1);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasOwnPart = parseBoundAddress(path) !== undefined && !used.has(OWN_PART);
  const offered = Object.values(manifest).filter(({ type }) => type !== OWN_PART || hasOwnPart);
  const items = offered.map((definition) => ({
    definition,
    name: t(`module.${definition.type}` as TextKey),
    about: t(`module.${definition.type}.about` as TextKey),
    used: used.get(definition.type) ?? 0,
  }));
  const found = items.filter(({ name, about, definition }) => {
    const text = `${name} ${about} ${definition.type}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return CATEGORIES.flatMap((category) => {
    const group = found.filter(({ definition }) => definition.category === `category.${category}`);
    return group.length > 0 ? [{ category: t(`category.${category}` as TextKey), items: group }] : [];
  });
}
