import { current } from 'immer';
import * as z from 'zod';
import { pageMetaSchema } from '../document.ts';
import { defineCommand, parseOrThrow, put } from './command.ts';

/** Sets one entry of the page's meta data, or removes an optional one when there is no `value`. */
export const setMeta = defineCommand(
  'setMeta',
  { name: pageMetaSchema.keyof(), value: z.unknown().optional() },
  (draft, { name, value }) => {
    const meta = parseOrThrow(pageMetaSchema, { ...current(draft.meta), [name]: value }, ['meta']);
    put(draft.meta, name, meta[name]);
  },
  () => [],
);
