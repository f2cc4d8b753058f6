import { original } from 'immer';
import type { Command } from '#schemas/page/commands.ts';
import type { ModuleNode, NodeId, PageDocument } from '#schemas/page/document.ts';
import { nodePaths, placeOf, subtreeOf } from '../tree.ts';
import { defineCommand, fail, requireSlot, targetOf, treeOf } from './command.ts';

/** Removes a node from its slot but not from `nodes`. It reads the document from before the recipe. */
export function detach(draft: PageDocument, id: string): void {
  const place = placeOf(original(draft) ?? draft, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
  requireSlot(draft, place).splice(place.index, 1);
}

/** Removes a node and all its descendants. */
export const removeNode = defineCommand('removeNode', {
  apply: (draft, { id }) => {
    detach(draft, id);
    for (const each of subtreeOf(draft, id)) delete draft.nodes[each];
  },
  touches: ({ id }, document) => subtreeOf(document, id),
  invert: (document, { id }) => [{ type: 'insertTree', ...treeOf(document, id), to: targetOf(document, id) }],
  footprint: ({ id }, document) => nodePaths(document ? subtreeOf(document, id) : [id]),
});

/** Commands that remove an inserted subtree, whose locked nodes are unlocked first. */
export function removalOf(root: NodeId, nodes: readonly ModuleNode[]): Command[] {
  const locked = nodes.filter((node) => node.locked);
  return [
    ...locked.map(({ id }): Command => ({ type: 'setLocked', id, locked: false })),
    { type: 'removeNode', id: root },
  ];
}
