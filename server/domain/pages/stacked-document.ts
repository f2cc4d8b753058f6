import { manifest } from '#modules/all.ts';
import { findModule } from '#schemas/module/define.ts';
import { emptyDocument, type ModuleNode, type PageDocument, type PageMeta } from '#schemas/page/document.ts';

export type SeedPage = { id: string; path: string; document: PageDocument };

/** A module for a seeded page, with its type's current version; its id defaults to its type. */
export function seedNode(type: string, props: ModuleNode['props'] = {}, id = type): ModuleNode {
  const definition = findModule(manifest, type);
  if (!definition) throw new Error(`No module type ${type}`);
  return { id, type, v: definition.version, props };
}

/** A page of stacked modules, with `aside` beside them. */
export function stackedDocument(
  meta: PageMeta,
  main: readonly ModuleNode[],
  aside: readonly ModuleNode[] = [],
): PageDocument {
  const ids = (nodes: readonly ModuleNode[]) => nodes.map(({ id }) => id);
  return {
    ...emptyDocument('COMMON_PAGE'),
    meta,
    nodes: Object.fromEntries([...main, ...aside].map((node) => [node.id, node])),
    slots: aside.length === 0 ? { main: ids(main) } : { main: ids(main), aside: ids(aside) },
  };
}
