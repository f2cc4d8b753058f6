import { nodePaths } from '../tree.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Replaces a node's rules; with an empty list everybody sees it. */
export const setRules = defineCommand('setRules', {
  apply: (draft, { id, rules }) => put(requireNode(draft, id), 'rules', rules.length ? rules : undefined),
  touches: ({ id }) => [id],
  invert: (document, command) => [{ ...command, rules: requireNode(document, command.id).rules ?? [] }],
  footprint: ({ id }) => nodePaths([id], 'rules'),
});
