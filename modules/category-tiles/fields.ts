import type { Field } from '#schemas/fields/registry.ts';

export const categoryTilesFields: readonly Field[] = [
  { name: 'code', type: 'TEXT', label: 'field.categoryCode', required: true, maxLength: 128 },
];
