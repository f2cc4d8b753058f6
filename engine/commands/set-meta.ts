import { current } from 'immer';
import { pageMetaSchema } from '#schemas/page/document.ts';
import { defineCommand, parseOrThrow, put, valueAt } from './command.ts';

/** Sets one entry of the page's meta data, or removes an optional one when there is no `value`. */
export const setMeta = defineCommand('setMeta', {
  apply: (draft, { name, value }) => {
    const meta = parseOrThrow(pageMetaSchema, { ...current(draft.meta), [name]: value }, ['meta']);
    put(draft.meta, name, meta[name]);
  },
  touches: () => [],
  invert: ({ meta }, { name }) => [{ type: 'setMeta', name, ...valueAt(meta, name) }],
  footprint: ({ name }) => [['meta', name]],
});
