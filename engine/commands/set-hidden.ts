import { nodePaths } from '../tree.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Hides a node from shoppers, or shows it again. */
export const setHidden = defineCommand('setHidden', {
  apply: (draft, { id, hidden }) => put(requireNode(draft, id), 'hidden', hidden || undefined),
  touches: ({ id }) => [id],
  invert: (document, command) => [{ ...command, hidden: requireNode(document, command.id).hidden ?? false }],
  footprint: ({ id }) => nodePaths([id], 'hidden'),
});
