import type { ViewContext } from '#runtime/context.ts';
import { MODULE_CATEGORIES, type ModuleDefinition, type ModuleManifest } from '#schemas/module/define.ts';
import { parseBoundAddress } from '#schemas/page/bound-address.ts';
import { OWN_PART, type PageDocument, SHARED } from '#schemas/page/document.ts';
import { moduleText } from '../kit/module-name.ts';
import type { Ranked } from '../kit/rank.ts';

export type LibraryItem = Ranked & { definition: ModuleDefinition; used: number };
export type LibraryGroup = { title: string; items: LibraryItem[] };

/**
 * Module types but that of shared modules, which are listed one by one. The screen's own part is among them on a page that is bound to a screen and doesn't have it yet.
 */
export function libraryOf(
  manifest: ModuleManifest,
  { nodes, path }: Pick<PageDocument, 'nodes'> & { path: string },
  { lang }: Pick<ViewContext, 'lang'>,
): LibraryItem[] {
  const used = new Map<string, number>();
  for (const { type } of Object.values(nodes)) used.set(type, (used.get(type) ?? 0) + 1);
  const hasOwnPart = parseBoundAddress(path) !== undefined && !used.has(OWN_PART);
  const offered = Object.values(manifest).filter(
    ({ type }) => type !== SHARED && (type !== OWN_PART || hasOwnPart),
  );
  return offered.map((definition) => ({
    definition,
    name: moduleText(definition.name, lang),
    about: moduleText(definition.about, lang),
    words: definition.type,
    used: used.get(definition.type) ?? 0,
  }));
}

/** Module types by category. */
export function groupsOf(items: readonly LibraryItem[], t: ViewContext['t']): LibraryGroup[] {
  return MODULE_CATEGORIES.flatMap((category) => {
    const group = items.filter(({ definition }) => definition.category === category);
    return group.length > 0 ? [{ title: t(`category.${category}`), items: group }] : [];
  });
}
