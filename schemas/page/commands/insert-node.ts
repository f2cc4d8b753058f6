import * as z from 'zod';
import { moduleNodeSchema, nodeIdSchema, slotNameSchema } from '../document.ts';
import { findNode } from '../tree.ts';
import { defineCommand, fail, putInSlot, requireJson } from './command.ts';

/**
 * Position of a node: after the sibling `after` (null: first), which stays right when others insert before it. If that
 * doesn't exist, at `index`; without an index, or with one past the end, last.
 */
export const targetSchema = z.strictObject({
  parent: nodeIdSchema.optional(),
  slot: slotNameSchema,
  index: z.int().min(0).optional(),
  after: nodeIdSchema.nullable().optional(),
});

/** Adds a node without children. */
export const insertNode = defineCommand(
  'insertNode',
  { node: moduleNodeSchema, to: targetSchema },
  (draft, { node, to }) => {
    if (findNode(draft, node.id)) fail('NODE_EXISTS', ['nodes', node.id], { id: node.id });
    requireJson(node, ['nodes', node.id]);
    putInSlot(draft, node.id, to);
    draft.nodes[node.id] = node;
  },
  ({ to }) => [to.parent],
);
