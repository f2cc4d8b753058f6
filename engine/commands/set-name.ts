import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Gives a node a name of the operators' own, or without `name` the one of its type again. */
export const setName = defineCommand(
  COMMANDS.setName,
  (draft, { id, name }) => put(requireNode(draft, id), 'name', name),
  ({ id }) => [id],
);
