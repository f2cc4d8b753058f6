import { original } from 'immer';
import type { PageDocument } from '../document.ts';
import { nodeIdSchema } from '../document.ts';
import { placeOf, subtreeOf } from '../tree.ts';
import { defineCommand, fail, requireSlot } from './command.ts';

/** Takes a node out of its slot and leaves it in `nodes`. It looks in the document as it was before the recipe. */
export function detach(draft: PageDocument, id: string): void {
  const place = placeOf(original(draft) ?? draft, id) ?? fail('NODE_MISSING', ['nodes', id], { id });
  requireSlot(draft, place).splice(place.index, 1);
}

/** Removes a node and everything below it. */
export const removeNode = defineCommand(
  'removeNode',
  { id: nodeIdSchema },
  (draft, { id }) => {
    detach(draft, id);
    for (const each of subtreeOf(draft, id)) delete draft.nodes[each];
  },
  ({ id }, document) => subtreeOf(document, id),
);
