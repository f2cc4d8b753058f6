import * as z from 'zod';
import { nodeIdSchema } from '../document.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Hides a node from shoppers, or shows it again. */
export const setHidden = defineCommand(
  'setHidden',
  { id: nodeIdSchema, hidden: z.boolean() },
  (draft, { id, hidden }) => put(requireNode(draft, id), 'hidden', hidden || undefined),
  ({ id }) => [id],
);
