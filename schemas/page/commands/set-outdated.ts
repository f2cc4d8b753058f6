import * as z from 'zod';
import { nodeIdSchema } from '../document.ts';
import { defineCommand, requireNode } from './command.ts';

const hash = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * Says that a translation is still right beside the text `source`, or takes that back. The document stays as it is:
 * what is said is kept beside it (`outdated.ts`). Both texts are named, so that it holds for nothing written since.
 */
export const setOutdated = defineCommand(
  'setOutdated',
  { id: nodeIdSchema.optional(), translation: hash, source: hash, outdated: z.boolean() },
  (draft, { id }) => {
    if (id !== undefined) requireNode(draft, id);
  },
  ({ id }) => [id],
);
