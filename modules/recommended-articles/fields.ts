import type { Field } from '#schemas/fields/registry.ts';
import { MAX_TITLE } from './schema.ts';

export const recommendedArticlesFields: readonly Field[] = [
  { name: 'title', type: 'TEXT', label: 'field.title', localized: true, maxLength: MAX_TITLE },
];
