import type { Field } from '#schemas/fields/registry.ts';

export const dealsFields: readonly Field[] = [
  {
    name: 'moduleId',
    type: 'TEXT',
    codeOf: 'DEAL_MODULE',
    tab: 'data',
    label: 'field.dealModule',
    required: true,
  },
];
