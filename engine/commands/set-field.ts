import { FIELD_VALUES } from '#schemas/fields/registry.ts';
import { COMMANDS } from '#schemas/page/commands.ts';
import { defineCommand, parseOrThrow, put } from './command.ts';

/** Sets one of the page's custom fields, or removes it when there is no `field`. */
export const setField = defineCommand(
  COMMANDS.setField,
  (draft, { name, field }) => {
    const at = ['fields', name, 'value'];
    const checked = field && {
      type: field.type,
      value: parseOrThrow(FIELD_VALUES[field.type], field.value, at),
    };
    put(draft.fields, name, checked);
  },
  () => [],
);
