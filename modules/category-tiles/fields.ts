import type { Field } from '#schemas/fields/registry.ts';

export const categoryTilesFields: readonly Field[] = [
  {
    name: 'code',
    type: 'TEXT',
    codeOf: 'CATEGORY',
    tab: 'data',
    label: 'field.categoryCode',
    required: true,
  },
];
