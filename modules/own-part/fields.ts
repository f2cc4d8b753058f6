import type { Field } from '#schemas/fields/registry.ts';

export const ownPartFields: readonly Field[] = [];
