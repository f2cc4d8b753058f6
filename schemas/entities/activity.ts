import * as z from 'zod/mini';
import { ACTIVITY_STATES, ACTIVITY_TYPES, CHANCE_REASONS } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { lotterySchema } from './lottery.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const shape = {
  id: idSchema,
  type: tolerantEnum(ACTIVITY_TYPES),
  /** State by the server's clock at the time of the response. */
  state: tolerantEnum(ACTIVITY_STATES),
  title: z.string(),
  /** Summary of one sentence. */
  summary: maybe(z.string()),
  picture: maybe(z.string()),
  startTime: instantSchema,
  endTime: instantSchema,
};

/** Activity as lists show it. */
export const activitySummarySchema = entity('ActivitySummary', {
  ...shape,
  /** Time of the draw; scheduled lotteries only. */
  drawTime: maybe(instantSchema),
  /** Number of a lottery's prizes. */
  prizeCount: maybe(decimalSchema),
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** Badge with its tasks, and the progress of the requesting member; `progress` is absent for a guest. */
const badgeSchema = loose({
  id: idSchema,
  name: z.string(),
  text: maybe(z.string()),
  picture: maybe(z.string()),
  reason: tolerantEnum(CHANCE_REASONS),
  goal: decimalSchema,
  progress: maybe(decimalSchema),
  earned: z.boolean(),
  earnedTime: maybe(instantSchema),
});
export type Badge = z.infer<typeof badgeSchema>;

/** Prize activity: a lottery, a bonus for shared orders, or badges. Texts are in the requested language. */
export const activitySchema = entity('Activity', {
  ...shape,
  /** Full rules as plain text, one paragraph per line. */
  rules: maybe(z.string()),
  /** Account holder's name. */
  organiser: z.string(),
  /** Number of the lottery licence, or the reason why none is needed. */
  licenceNumber: maybe(z.string()),
  licenceExemption: maybe(z.string()),
  /** Time since which it is invalid, and the reason. */
  invalidTime: maybe(instantSchema),
  invalidReason: maybe(z.string()),
  /** Data of a LOTTERY. */
  lottery: maybe(lotterySchema),
  /** Data of a BONUS: the percentage of each order, and the minimum sum for a payout. */
  bonus: maybe(loose({ percent: decimalSchema, minimumPayout: maybe(decimalSchema), currency: z.string() })),
  /** Data of BADGE activities. */
  badges: maybe(tolerantArray(badgeSchema)),
});
export type Activity = z.infer<typeof activitySchema>;
