import type { Field } from '#schemas/fields/registry.ts';
import { TAB_LIMITS } from './schema.ts';

export const navigationTabsFields: readonly Field[] = [
  {
    name: 'tabs',
    type: 'LIST',
    label: 'field.tabs',
    max: TAB_LIMITS.tabs,
    slotField: 'slot',
    item: [
      {
        name: 'label',
        type: 'TEXT',
        label: 'field.label',
        required: true,
        localized: true,
        maxLength: TAB_LIMITS.labelLength,
        short: true,
      },
      { name: 'slot', type: 'TEXT', label: 'field.slot', required: true, maxLength: 64 },
      { name: 'link', type: 'JUMP', label: 'field.link' },
    ],
  },
];
