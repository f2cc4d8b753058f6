import type { Field } from '#schemas/fields/registry.ts';

export const contentListFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  { name: 'link', type: 'JUMP', label: 'field.link' },
  {
    name: 'contents',
    type: 'RELATED_CONTENTS',
    tab: 'data',
    label: 'field.contents',
    required: true,
    maxItems: 100,
  },
];
