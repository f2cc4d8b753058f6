import { nodePaths } from '../tree.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Locks a node with everything below it against edits, or unlocks it. */
export const setLocked = defineCommand('setLocked', {
  apply: (draft, { id, locked }) => put(requireNode(draft, id), 'locked', locked || undefined),
  touches: () => [],
  invert: (document, command) => [{ ...command, locked: requireNode(document, command.id).locked ?? false }],
  footprint: ({ id }) => nodePaths([id], 'locked'),
});
