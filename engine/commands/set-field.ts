import { FIELD_VALUES } from '#schemas/fields/registry.ts';
import { defineCommand, parseOrThrow, put } from './command.ts';

/** Sets one of the page's custom fields, or removes it when there is no `field`. */
export const setField = defineCommand('setField', {
  apply: (draft, { name, field }) => {
    const at = ['fields', name, 'value'];
    const checked = field && {
      type: field.type,
      value: parseOrThrow(FIELD_VALUES[field.type], field.value, at),
    };
    put(draft.fields, name, checked);
  },
  touches: () => [],
  invert: ({ fields }, { name }) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [{ type: 'setField', name, ...(field && { field }) }];
  },
  footprint: ({ name }) => [['fields', name]],
});
