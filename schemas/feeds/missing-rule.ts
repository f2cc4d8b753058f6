import { z } from 'zod';

/**
 * Rule for items that a feed has brought and its newest complete file lacks: `hide` sells them out at once, `after`
 * when they were last read so many days ago, `keep` never.
 */
export const missingRuleSchema = z.discriminatedUnion('rule', [
  z.object({ rule: z.literal('hide') }),
  z.object({ rule: z.literal('after'), days: z.int().min(1).max(365) }),
  z.object({ rule: z.literal('keep') }),
]);
export type MissingRule = z.infer<typeof missingRuleSchema>;

/**
 * Reasons for which a run waits for a person: it has no items, hides too many, changes too many prices by more than
 * half, or refuses more rows than the run before.
 */
export const HELD_REASONS = ['EMPTY', 'HIDES', 'PRICES', 'REFUSALS'] as const;
export type HeldReason = (typeof HELD_REASONS)[number];
