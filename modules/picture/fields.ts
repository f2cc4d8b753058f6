import type { Field } from '#schemas/fields/registry.ts';

export const pictureFields: readonly Field[] = [
  { name: 'picture', type: 'PICTURE', label: 'field.picture', required: true },
  { name: 'link', type: 'JUMP', label: 'field.link' },
];
