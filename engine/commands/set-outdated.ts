import { nodePaths } from '../tree.ts';
import { defineCommand, requireNode } from './command.ts';

/**
 * Records that a translation is still right beside the text `source`, or removes that record. The document stays
 * unchanged: the record is kept beside it (`outdated.ts`). Both texts are named, so that it isn't valid for later
 * texts.
 */
export const setOutdated = defineCommand('setOutdated', {
  apply: (draft, { id }) => {
    if (id !== undefined) requireNode(draft, id);
  },
  touches: ({ id }) => [id],
  invert: (_, command) => [{ ...command, outdated: !command.outdated }],
  footprint: ({ id, translation }) =>
    id === undefined ? [['outdated', translation]] : nodePaths([id], 'outdated', translation),
});
