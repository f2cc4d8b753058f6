import { original } from 'immer';
import { COMMANDS } from '#schemas/page/commands.ts';
import type { PageDocument } from '#schemas/page/document.ts';
import { placeOf, subtreeOf } from '../tree.ts';
import { defineCommand, fail, requireSlot } from './command.ts';

/** Removes a node from its slot but not from `nodes`. It reads the document from before the recipe. */
export function detach(draft: PageDocument, id: string): void {
  const place = placeOf(original(draft) ?? draft, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
  requireSlot(draft, place).splice(place.index, 1);
}

/** Removes a node and all its descendants. */
export const removeNode = defineCommand(
  COMMANDS.removeNode,
  (draft, { id }) => {
    detach(draft, id);
    for (const each of subtreeOf(draft, id)) delete draft.nodes[each];
  },
  ({ id }, document) => subtreeOf(document, id),
);
