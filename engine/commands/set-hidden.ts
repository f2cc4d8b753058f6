import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Hides a node from shoppers, or shows it again. */
export const setHidden = defineCommand(
  COMMANDS.setHidden,
  (draft, { id, hidden }) => put(requireNode(draft, id), 'hidden', hidden || undefined),
  ({ id }) => [id],
);
