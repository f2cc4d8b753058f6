import type { Field } from '#schemas/fields/registry.ts';

export const articleCategoriesFields: readonly Field[] = [];
