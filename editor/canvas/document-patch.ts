import { isSame } from '#engine/change.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';

/**
 * Patch from one document to another: changed parts in full, of the nodes only the changed ones; null removes a node.
 */
export type DocumentPatch = Partial<Omit<PageDocument, 'nodes'>> & {
  nodes?: Record<NodeId, ModuleNode | null>;
};

/**
 * Patch between two versions of an immutable document, undefined when they are the same. Only references are compared:
 * a part that no command touched is the same object before and after.
 */
export function diffByReference(before: PageDocument, after: PageDocument): DocumentPatch | undefined {
  if (before === after) return undefined;
  const { nodes, ...parts } = after;
  const changed = Object.entries(parts).filter(([name, part]) => part !== before[name as keyof typeof parts]);
  const patch: DocumentPatch = Object.fromEntries(changed);
  if (nodes !== before.nodes) patch.nodes = diffNodes(before.nodes, nodes);
  return patch;
}

function diffNodes(before: PageDocument['nodes'], after: PageDocument['nodes']) {
  const changed: Record<NodeId, ModuleNode | null> = {};
  for (const id in after) if (after[id] !== before[id]) changed[id] = after[id] ?? null;
  for (const id in before) if (!Object.hasOwn(after, id)) changed[id] = null;
  return changed;
}

/** Document with the patch applied; parts outside the patch stay the same objects. */
export function applyPatch(
  document: PageDocument,
  { nodes: changed, ...parts }: DocumentPatch,
): PageDocument {
  if (!changed) return { ...document, ...parts };
  const nodes = { ...document.nodes };
  for (const [id, node] of Object.entries(changed)) {
    if (node) nodes[id] = node;
    else delete nodes[id];
  }
  return { ...document, ...parts, nodes };
}

/** Copy of `after` that reuses the equal objects of `before`: only the differences are rendered. */
export function keepEqual(before: PageDocument, after: PageDocument): PageDocument {
  const { nodes, ...parts } = after;
  return { ...keepEqualParts(before, parts), nodes: keepEqualParts(before.nodes, nodes) };
}

function keepEqualParts<T extends object>(before: Partial<T>, after: T): T {
  const kept = Object.entries(after).map(([name, value]) => {
    const known = before[name as keyof T];
    return [name, isSame(known, value) ? known : value];
  });
  return Object.fromEntries(kept);
}
