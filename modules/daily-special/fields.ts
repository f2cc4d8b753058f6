import type { Field } from '#schemas/fields/registry.ts';

export const dailySpecialFields: readonly Field[] = [
  { name: 'titleImage', type: 'PICTURE', label: 'field.titleImage', localized: true, decorative: true },
];
