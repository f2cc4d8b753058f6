import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, putInSlot } from './command.ts';
import { detach } from './remove-node.ts';

/** Moves a node with all descendants; the index counts without the node itself. */
export const moveNode = defineCommand(
  COMMANDS.moveNode,
  (draft, { id, to }) => {
    detach(draft, id);
    putInSlot(draft, id, to);
  },
  ({ id, to }) => [id, to.parent],
);
