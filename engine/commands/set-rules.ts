import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Replaces a node's rules; with an empty list everybody sees it. */
export const setRules = defineCommand(
  COMMANDS.setRules,
  (draft, { id, rules }) => put(requireNode(draft, id), 'rules', rules.length ? rules : undefined),
  ({ id }) => [id],
);
