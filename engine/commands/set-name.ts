import { nodePaths } from '../tree.ts';
import { defineCommand, put, requireNode } from './command.ts';

/** Gives a node a name of the operators' own, or without `name` the one of its type again. */
export const setName = defineCommand('setName', {
  apply: (draft, { id, name }) => put(requireNode(draft, id), 'name', name),
  touches: ({ id }) => [id],
  invert: (document, { id }) => {
    const { name } = requireNode(document, id);
    return [{ type: 'setName', id, ...(name !== undefined && { name }) }];
  },
  footprint: ({ id }) => nodePaths([id], 'name'),
});
