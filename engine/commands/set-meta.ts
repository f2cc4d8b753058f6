import { current } from 'immer';
import { COMMANDS } from '#schemas/page/commands.ts';
import { pageMetaSchema } from '#schemas/page/document.ts';
import { defineCommand, parseOrThrow, put } from './command.ts';

/** Sets one entry of the page's meta data, or removes an optional one when there is no `value`. */
export const setMeta = defineCommand(
  COMMANDS.setMeta,
  (draft, { name, value }) => {
    const meta = parseOrThrow(pageMetaSchema, { ...current(draft.meta), [name]: value }, ['meta']);
    put(draft.meta, name, meta[name]);
  },
  () => [],
);
