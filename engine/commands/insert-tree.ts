import { findNode, nodePaths } from '../tree.ts';
import { defineCommand, fail, putInSlot, requireJson } from './command.ts';
import { removalOf } from './remove-node.ts';

/** Inserts a node with all descendants: a paste, a part of a template, the undo of a removal. All ids must be new. */
export const insertTree = defineCommand('insertTree', {
  apply: (draft, { nodes, root, to }) => {
    for (const [id, node] of Object.entries(nodes)) {
      if (findNode(draft, id)) fail('NODE_EXISTS', ['nodes', id], { id });
      requireJson(node, ['nodes', id]);
    }
    putInSlot(draft, root, to);
    Object.assign(draft.nodes, nodes);
  },
  touches: ({ to }) => [to.parent],
  invert: (_, { root, nodes }) => removalOf(root, Object.values(nodes)),
  footprint: ({ nodes }) => nodePaths(Object.keys(nodes)),
});
