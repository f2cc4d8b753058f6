import type { Field } from '#schemas/fields/registry.ts';
import { KEYWORD_COUNTS } from './schema.ts';

export const hotKeywordsFields: readonly Field[] = [
  {
    name: 'count',
    type: 'SELECT',
    tab: 'style',
    label: 'field.count',
    options: KEYWORD_COUNTS.map((value) => ({ value, label: String(value) })),
  },
];
