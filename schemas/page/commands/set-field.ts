import * as z from 'zod';
import { FIELD_VALUES } from '../../fields/registry.ts';
import { CUSTOM_FIELD_TYPES } from '../../fields/types.ts';
import { fieldNameSchema } from '../document.ts';
import { defineCommand, parseOrThrow, put } from './command.ts';

const fieldSchema = z.strictObject({ type: z.enum(CUSTOM_FIELD_TYPES), value: z.unknown() });

/** Sets one of the page's custom fields, or removes it when there is no `field`. */
export const setField = defineCommand(
  'setField',
  { name: fieldNameSchema, field: fieldSchema.optional() },
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
