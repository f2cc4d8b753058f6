import type { Field } from '#schemas/fields/registry.ts';
import { POPULAR_COUNTS } from './schema.ts';

export const popularArticlesFields: readonly Field[] = [
  {
    name: 'count',
    type: 'SELECT',
    tab: 'style',
    label: 'field.count',
    options: POPULAR_COUNTS.map((value) => ({ value, label: String(value) })),
  },
];
