import type { Field } from '#schemas/fields/registry.ts';
import { NEWEST_PAGE_SIZES } from './schema.ts';

export const newestArticlesFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: 80 },
  {
    name: 'pageSize',
    type: 'SELECT',
    tab: 'style',
    label: 'field.pageSize',
    options: NEWEST_PAGE_SIZES.map((value) => ({ value, label: String(value) })),
  },
];
