import * as z from 'zod';
import { nodeIdSchema } from '../document.ts';
import { defineCommand, requireNode } from './command.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * Records that a translation is still right beside the text `source`, or removes that record. The document stays
 * unchanged: the record is kept beside it (`outdated.ts`). Both texts are named, so that it isn't valid for later
 * texts.
 */
export const setOutdated = defineCommand(
  'setOutdated',
  { id: nodeIdSchema.optional(), translation: hash, source: hash, outdated: z.boolean() },
  (draft, { id }) => {
    if (id !== undefined) requireNode(draft, id);
  },
  ({ id }) => [id],
);
