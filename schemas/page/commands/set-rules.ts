import { nodeIdSchema, rulesSchema } from '../document.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Replaces a node's rules; with an empty list everybody sees it. */
export const setRules = defineCommand(
  'setRules',
  { id: nodeIdSchema, rules: rulesSchema },
  (draft, { id, rules }) => put(requireNode(draft, id), 'rules', rules.length ? rules : undefined),
  ({ id }) => [id],
);
