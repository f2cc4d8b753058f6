import type { Field } from '#schemas/fields/registry.ts';

export const recommendedDealsFields: readonly Field[] = [];
