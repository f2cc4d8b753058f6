import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, requireNode } from './command.ts';

/**
 * Records that a translation is still right beside the text `source`, or removes that record. The document stays
 * unchanged: the record is kept beside it (`outdated.ts`). Both texts are named, so that it isn't valid for later
 * texts.
 */
export const setOutdated = defineCommand(
  COMMANDS.setOutdated,
  (draft, { id }) => {
    if (id !== undefined) requireNode(draft, id);
  },
  ({ id }) => [id],
);
