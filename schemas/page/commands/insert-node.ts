import * as z from 'zod';
import { moduleNodeSchema, nodeIdSchema, slotNameSchema } from '../document.ts';
import { findNode } from '../tree.ts';
import { defineCommand, fail, requireJson, requireSlot } from './command.ts';

/** A place to put a node; without an index, or with one past the end, it goes last. */
export const targetSchema = z.strictObject({
  parent: nodeIdSchema.optional(),
  slot: slotNameSchema,
  index: z.int().min(0).optional(),
});

/** Adds a node without children. */
export const insertNode = defineCommand(
  'insertNode',
  { node: moduleNodeSchema, to: targetSchema },
  (draft, { node, to }) => {
    if (findNode(draft, node.id)) fail('NODE_EXISTS', ['nodes', node.id], { id: node.id });
    requireJson(node, ['nodes', node.id]);
    const slot = requireSlot(draft, to);
    draft.nodes[node.id] = node;
    slot.splice(to.index ?? slot.length, 0, node.id);
  },
);
