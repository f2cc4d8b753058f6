import type { Field } from '#schemas/fields/registry.ts';

export const topicsFields: readonly Field[] = [];
