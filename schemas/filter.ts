import * as z from 'zod/mini';
import { STORABLE } from './storable.ts';

export const FILTER_OPS = [
  'is',
  'isNot',
  'in',
  'notIn',
  'atLeast',
  'atMost',
  'contains',
  'isSet',
  'isNotSet',
] as const;
export type FilterOp = (typeof FILTER_OPS)[number];

/** Ops that each kind of field has; a `moment` is milliseconds since 1970, a `list` holds texts. */
export const FILTER_KINDS = {
  text: ['is', 'isNot', 'in', 'notIn', 'contains', 'isSet', 'isNotSet'],
  number: ['is', 'isNot', 'in', 'notIn', 'atLeast', 'atMost', 'isSet', 'isNotSet'],
  boolean: ['is', 'isNot', 'isSet', 'isNotSet'],
  moment: ['atLeast', 'atMost', 'isSet', 'isNotSet'],
  localized: ['is', 'isNot', 'in', 'notIn', 'contains', 'isSet', 'isNotSet'],
  list: ['in', 'notIn', 'contains', 'isSet', 'isNotSet'],
} as const satisfies Record<string, readonly FilterOp[]>;
export type FilterKind = keyof typeof FILTER_KINDS;

/** Number of conditions of one filter. */
export const MAX_CONDITIONS = 20;
/** Number of values of one condition. */
export const FILTER_VALUES = 50;
export const FILTER_TEXT_LENGTH = 200;

const text = z.string().check(z.maxLength(FILTER_TEXT_LENGTH), z.regex(STORABLE));
const valueSchema = z.union([
  text,
  z.number(),
  z.boolean(),
  z.array(text).check(z.minLength(1), z.maxLength(FILTER_VALUES)),
]);

const conditionSchema = z.strictObject({
  field: z.string().check(z.minLength(1), z.maxLength(64)),
  op: z.enum(FILTER_OPS),
  value: z.optional(valueSchema),
});

/** Conditions on a list of things, all of which must hold. Which fields and ops exist depends on the list. */
export const filterSchema = z.array(conditionSchema).check(z.maxLength(MAX_CONDITIONS));

export type FilterCondition = z.infer<typeof conditionSchema>;
export type Filter = z.infer<typeof filterSchema>;
