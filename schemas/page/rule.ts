import * as z from 'zod';
import { LANGUAGES } from '../constants.ts';

export const RULE_TERMINALS = ['h5', 'app'] as const;
export const RULE_DEVICES = ['phone', 'desktop'] as const;
export const RULE_AUDIENCES = ['guest', 'member'] as const;

/** App version: up to four numbers. */
export const APP_VERSION = /^\d{1,6}(\.\d{1,6}){0,3}$/;

const instant = z.iso.datetime({ offset: true });
const some = <const T extends readonly string[]>(values: T) =>
  z.array(z.enum(values)).min(1).max(values.length);

/** Condition for showing a module. `from` is inclusive, `to` exclusive. */
export const ruleSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('languages'), values: some(LANGUAGES) }),
  z.strictObject({ type: z.literal('terminals'), values: some(RULE_TERMINALS) }),
  z.strictObject({ type: z.literal('devices'), values: some(RULE_DEVICES) }),
  z.strictObject({ type: z.literal('audience'), value: z.enum(RULE_AUDIENCES) }),
  z
    .strictObject({ type: z.literal('time'), from: instant.optional(), to: instant.optional() })
    .refine(({ from, to }) => (from && to ? Date.parse(from) < Date.parse(to) : from || to)),
  z.strictObject({ type: z.literal('minAppVersion'), value: z.string().regex(APP_VERSION) }),
]);

export type Rule = z.infer<typeof ruleSchema>;
