import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Locks a node with everything below it against edits, or unlocks it. */
export const setLocked = defineCommand(
  COMMANDS.setLocked,
  (draft, { id, locked }) => put(requireNode(draft, id), 'locked', locked || undefined),
  () => [],
);
