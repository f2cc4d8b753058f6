import { current, original } from 'immer';
import type { ModuleNode, NodeId } from '#schemas/page/document.ts';
import { findNode, nodePaths, placeOf, subtreeOf } from '../tree.ts';
import { defineCommand, fail, requireNode, requireSlot } from './command.ts';
import { removalOf } from './remove-node.ts';

/**
 * Copies a node with all descendants, unlocked, to the place after it. `ids` gives the new id of each copied node
 * (`subtreeOf` lists them), so that the same command gives the same document everywhere.
 */
export const duplicateNode = defineCommand('duplicateNode', {
  apply: (draft, { id, ids }) => {
    const place = placeOf(original(draft) ?? draft, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
    const newId = (old: NodeId) =>
      (Object.hasOwn(ids, old) && ids[old]) || fail('NODE_MISSING', ['ids', old], { id: old });
    for (const old of subtreeOf(draft, id)) {
      const copy = { ...current(requireNode(draft, old)), id: newId(old) };
      if (findNode(draft, copy.id)) fail('NODE_EXISTS', ['nodes', copy.id], { id: copy.id });
      delete copy.locked;
      if (copy.slots) copy.slots = renamed(copy.slots, newId);
      draft.nodes[copy.id] = copy;
    }
    requireSlot(draft, place).splice(place.index + 1, 0, newId(id));
  },
  touches: ({ id }, document) => [placeOf(document, id)?.parent],
  invert: (_, { id, ids }) => removalOf(ids[id] ?? id, []),
  footprint: ({ ids }) => nodePaths(Object.values(ids)),
});

function renamed(slots: NonNullable<ModuleNode['slots']>, newId: (old: NodeId) => NodeId) {
  return Object.fromEntries(Object.entries(slots).map(([slot, ids]) => [slot, ids.map(newId)]));
}
