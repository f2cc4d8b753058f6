import { COMMANDS } from '#schemas/page/commands.ts';
import { findNode } from '../tree.ts';
import { defineCommand, fail, putInSlot, requireJson } from './command.ts';

/** Adds a node without children. */
export const insertNode = defineCommand(
  COMMANDS.insertNode,
  (draft, { node, to }) => {
    if (findNode(draft, node.id)) fail('NODE_EXISTS', ['nodes', node.id], { id: node.id });
    requireJson(node, ['nodes', node.id]);
    putInSlot(draft, node.id, to);
    draft.nodes[node.id] = node;
  },
  ({ to }) => [to.parent],
);
