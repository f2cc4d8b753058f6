import { findNode, nodePaths } from '../tree.ts';
import { defineCommand, fail, putInSlot, requireJson } from './command.ts';
import { removalOf } from './remove-node.ts';

/** Adds a node without children. */
export const insertNode = defineCommand('insertNode', {
  apply: (draft, { node, to }) => {
    if (findNode(draft, node.id)) fail('NODE_EXISTS', ['nodes', node.id], { id: node.id });
    requireJson(node, ['nodes', node.id]);
    putInSlot(draft, node.id, to);
    draft.nodes[node.id] = node;
  },
  touches: ({ to }) => [to.parent],
  invert: (_, { node }) => removalOf(node.id, [node]),
  footprint: ({ node }) => nodePaths([node.id]),
});
