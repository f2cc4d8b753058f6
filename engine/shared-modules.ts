import { type ModuleNode, type NodeId, type PageDocument, SHARED } from '#schemas/page/document.ts';
import { LIMITS } from '#schemas/page/limits.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import type { Problem } from '#schemas/page/problem.ts';

/** Limit of different shared modules on a page; further ones are left out. */
const MAX_SHARED = 50;

/** Ids of the shared modules that a document shows. */
export function sharedIds({ nodes }: Pick<PageDocument, 'nodes'>): string[] {
  const ids = Object.values(nodes).flatMap((node) => sharedIdOf(node) ?? []);
  return [...new Set(ids)].slice(0, MAX_SHARED);
}

/** Id of the shared module that a node stands for. */
export function sharedIdOf({ type, props }: Pick<ModuleNode, 'type' | 'props'>): string | undefined {
  return type === SHARED && typeof props.id === 'string' ? props.id : undefined;
}

/**
 * Document in which every node that stands for a shared module contains that module's own nodes, in its slot `main`.
 * Their ids begin with the node's: `notice:text`. A node without its document stays empty, and so do all further ones
 * once the page has as many nodes as a page may have.
 */
export function withShared(
  document: PageDocument,
  shared: Readonly<Record<string, PageDocument>>,
): PageDocument {
  const refs = Object.values(document.nodes).flatMap((node) => {
    const id = sharedIdOf(node);
    const content = id !== undefined && Object.hasOwn(shared, id) ? shared[id] : undefined;
    return content ? [{ node, content }] : [];
  });
  if (refs.length === 0) return document;
  const nodes = { ...document.nodes };
  let room = LIMITS.nodes - Object.keys(nodes).length;
  for (const { node, content } of refs) {
    const inside = Object.values(content.nodes);
    room -= inside.length;
    if (room < 0) break;
    const inner = (id: NodeId) => `${node.id}:${id}`;
    const renamed = (slots: PageDocument['slots']) =>
      Object.fromEntries(Object.entries(slots).map(([slot, ids]) => [slot, ids.map(inner)]));
    for (const { slots, ...each } of inside) {
      const id = inner(each.id);
      nodes[id] = { ...each, id, ...(slots && { slots: renamed(slots) }) };
    }
    nodes[node.id] = { ...node, slots: renamed(content.slots) };
  }
  return { ...document, nodes };
}

/** Problem of a shared module that contains another one, which is never shown. */
export function nestedShared(path: string, { nodes }: Pick<PageDocument, 'nodes'>): Problem | undefined {
  if (pageKind(path) !== 'shared') return undefined;
  const nested = Object.values(nodes).find(({ type }) => type === SHARED);
  return nested && { code: 'SHARED_IN_SHARED', path: ['nodes', nested.id], params: { id: nested.id } };
}
