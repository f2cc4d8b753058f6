import type { Field } from '#schemas/fields/registry.ts';
import { NOTICE_LIMITS } from './schema.ts';

export const noticeFields: readonly Field[] = [
  {
    name: 'items',
    type: 'LIST',
    label: 'field.notices',
    max: NOTICE_LIMITS.items,
    item: [
      {
        name: 'text',
        type: 'TEXT',
        label: 'field.text',
        required: true,
        localized: true,
        maxLength: NOTICE_LIMITS.textLength,
      },
      { name: 'link', type: 'JUMP', label: 'field.link' },
    ],
  },
];
