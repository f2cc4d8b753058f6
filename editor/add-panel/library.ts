import type { ViewContext } from '#runtime/context.ts';
import { MODULE_CATEGORIES, type ModuleDefinition, type ModuleManifest } from '#schemas/module/define.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import { OWN_PART, type PageDocument } from '#schemas/page/document.ts';
import { moduleText } from '../kit/module-name.ts';

export type LibraryItem = { definition: ModuleDefinition; name: string; about: string; used: number };
export type LibraryGroup = { category: string; items: LibraryItem[] };

/**
 * Module types whose name or description contains all words of a search, by category. The screen's own part is among
 * them on a page that is bound to a screen and doesn't have it yet.
 */
export function libraryOf(
  manifest: ModuleManifest,
  { nodes, path }: Pick<PageDocument, 'nodes'> & { path: string },
  { t, lang }: Pick<ViewContext, 't' | 'lang'>,
  search: string,
): LibraryGroup[] {
  const used = new Map<string, number>();
  for (const { type } of Object.values(nodes)) used.set(type, (used.get(type) ?? 0) + 1);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const hasOwnPart = parseBoundAddress(path) !== undefined && !used.has(OWN_PART);
  const offered = Object.values(manifest).filter(({ type }) => type !== OWN_PART || hasOwnPart);
  const items = offered.map((definition) => ({
    definition,
    name: moduleText(definition.name, lang),
    about: moduleText(definition.about, lang),
    used: used.get(definition.type) ?? 0,
  }));
  const found = items.filter(({ name, about, definition }) => {
    const text = `${name} ${about} ${definition.type}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return MODULE_CATEGORIES.flatMap((category) => {
    const group = found.filter(({ definition }) => definition.category === category);
    return group.length > 0 ? [{ category: t(`category.${category}`), items: group }] : [];
  });
}
