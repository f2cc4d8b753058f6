import { nodeIdSchema } from '../document.ts';
import { defineCommand, putInSlot } from './command.ts';
import { targetSchema } from './insert-node.ts';
import { detach } from './remove-node.ts';

/** Moves a node with all descendants; the index counts without the node itself. */
export const moveNode = defineCommand(
  'moveNode',
  { id: nodeIdSchema, to: targetSchema },
  (draft, { id, to }) => {
    detach(draft, id);
    putInSlot(draft, id, to);
  },
  ({ id, to }) => [id, to.parent],
);
