import type { Field } from '#schemas/fields/registry.ts';

export const richTextFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  { name: 'text', type: 'RICH_TEXT', label: 'field.text', required: true },
];
