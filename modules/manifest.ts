import type { ModuleDefinition, ModuleManifest } from '#schemas/module/define.ts';

import { banner } from './banner/index.ts';

import { navigationTabs } from './navigation-tabs/index.ts';
import { notice } from './notice/index.ts';

import { picture } from './picture/index.ts';
import { richText } from './rich-text/index.ts';

// biome-ignore format: one line each, in alphabetical order
const definitions = [
  banner,
  navigationTabs,
  notice,
  picture,
  richText,
] as readonly ModuleDefinition[];

/** Every module type's React-free half: what the server checks on saving and the editor builds its forms from. */
export const manifest: ModuleManifest = Object.fromEntries(
  definitions.map((definition) => [definition.type, definition]),
);
