import type { Field } from '#schemas/fields/registry.ts';

export const dealsFields: readonly Field[] = [
  { name: 'moduleId', type: 'TEXT', label: 'field.dealModule', required: true, maxLength: 128 },
];
