import * as z from 'zod';
import { nodeIdSchema } from '../document.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Locks a node with everything below it against edits, or unlocks it. */
export const setLocked = defineCommand(
  'setLocked',
  { id: nodeIdSchema, locked: z.boolean() },
  (draft, { id, locked }) => put(requireNode(draft, id), 'locked', locked || undefined),
  () => [],
);
