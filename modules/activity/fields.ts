import type { Field } from '#schemas/fields/registry.ts';

export const activityModuleFields: readonly Field[] = [
  {
    name: 'activity',
    type: 'TEXT',
    codeOf: 'ACTIVITY',
    tab: 'data',
    label: 'field.activity',
    required: true,
  },
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
];
