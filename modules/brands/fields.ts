import type { Field } from '#schemas/fields/registry.ts';

export const brandsFields: readonly Field[] = [];
