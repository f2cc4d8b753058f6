import type { Field } from '#schemas/fields/registry.ts';

export const relatedDealsFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
];
