import { nodePaths, PLACE } from '../tree.ts';
import { defineCommand, putInSlot, targetOf } from './command.ts';
import { detach } from './remove-node.ts';

/** Moves a node with all descendants; the index counts without the node itself. */
export const moveNode = defineCommand('moveNode', {
  apply: (draft, { id, to }) => {
    detach(draft, id);
    putInSlot(draft, id, to);
  },
  touches: ({ id, to }) => [id, to.parent],
  invert: (document, command) => [{ ...command, to: targetOf(document, command.id) }],
  footprint: ({ id }) => nodePaths([id], PLACE),
});
