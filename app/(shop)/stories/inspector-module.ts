import * as z from 'zod';
import { FIELD_VALUES, type Field } from '#schemas/fields/registry.ts';
import { defineModule } from '#schemas/module/define.ts';
import { moduleLook } from '#schemas/module/module.fixtures.ts';
import { CUSTOM_FIELD_TYPES } from '#schemas/page/custom-field.ts';

/** One field of each custom type. */
const FIELDS: readonly Field[] = [
  { name: 'TEXT', label: { plain: 'TEXT' }, type: 'TEXT', localized: true, maxLength: 40 },
  { name: 'PICTURE', label: { plain: 'PICTURE' }, type: 'PICTURE', aspectRatio: 16 / 9 },
  { name: 'RICH_TEXT', label: { plain: 'RICH_TEXT' }, type: 'RICH_TEXT' },
  {
    name: 'SELECT',
    label: { plain: 'SELECT' },
    type: 'SELECT',
    options: [3, 6].map((value) => ({ value, label: { plain: String(value) } })),
  },
  { name: 'TIME', label: { plain: 'TIME' }, type: 'TIME' },
  { name: 'CONTENT_RELATION', label: { plain: 'CONTENT_RELATION' }, type: 'CONTENT_RELATION' },
  { name: 'RELATED_CONTENTS', label: { plain: 'RELATED_CONTENTS' }, type: 'RELATED_CONTENTS', maxItems: 5 },
  { name: 'JUMP', label: { plain: 'JUMP' }, type: 'JUMP' },
  {
    name: 'COMMODITY_RELATION',
    label: { plain: 'COMMODITY_RELATION' },
    type: 'COMMODITY_RELATION',
    maxItems: 5,
  },
];

/** Module with all of them, and a list. */
export const sample = defineModule({
  type: 'banner',
  version: 1,
  ...moduleLook,
  schema: z.looseObject(
    Object.fromEntries(CUSTOM_FIELD_TYPES.map((type) => [type, FIELD_VALUES[type].optional()])),
  ),
  defaults: {},
  fields: [
    ...FIELDS,
    {
      name: 'LIST',
      type: 'LIST',
      label: { plain: 'LIST' },
      max: 3,
      item: [
        { name: 'title', type: 'TEXT', label: 'field.title', localized: true },
        { name: 'link', type: 'JUMP', label: 'field.link' },
      ],
    },
  ],
});

/** Node of that module on a page, with a product that doesn't exist. */
export const node = {
  id: 'a',
  type: 'banner',
  v: 1,
  props: { TEXT: { th: 'ปั๊มน้ำ' }, COMMODITY_RELATION: ['gone'] },
};
