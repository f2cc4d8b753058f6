import type { Field } from '#schemas/fields/registry.ts';
import { FEATURED_COUNTS } from './schema.ts';

export const featuredArticlesFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  {
    name: 'count',
    type: 'SELECT',
    tab: 'style',
    label: 'field.count',
    options: FEATURED_COUNTS.map((value) => ({ value, label: String(value) })),
  },
];
