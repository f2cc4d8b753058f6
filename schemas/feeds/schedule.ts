import * as z from 'zod/mini';

/**
 * Times at which a feed is read, in the tenant's time zone: every 1 to 24 hours, counted from midnight, or at one time
 * on chosen weekdays (1 is Monday, 7 Sunday).
 */
export const scheduleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), every: z.int().check(z.minimum(1), z.maximum(24)) }),
  z.object({
    kind: z.literal('daily'),
    at: z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)),
    weekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(
      z.minLength(1),
      z.maxLength(7),
      z.refine((days) => new Set(days).size === days.length),
    ),
  }),
]);
export type Schedule = z.infer<typeof scheduleSchema>;
