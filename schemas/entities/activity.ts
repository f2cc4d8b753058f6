import * as z from 'zod/mini';
import { ACTIVITY_STATES, ACTIVITY_TYPES, CHANCE_REASONS } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { lotterySchema } from './lottery.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const shape = {
  id: idSchema,
  type: tolerantEnum(ACTIVITY_TYPES),
  /** As it stands on the server's clock when it answers. */
  state: tolerantEnum(ACTIVITY_STATES),
  title: z.string(),
  /** One sentence. */
  summary: maybe(z.string()),
  picture: maybe(z.string()),
  startTime: instantSchema,
  endTime: instantSchema,
};

/** An activity as lists show it. */
export const activitySummarySchema = entity('ActivitySummary', {
  ...shape,
  /** Of a scheduled lottery. */
  drawTime: maybe(instantSchema),
  /** How many prizes a lottery has. */
  prizeCount: maybe(decimalSchema),
});
export type ActivitySummary = z.infer<typeof activitySummarySchema>;

/** The tasks of a badge, and how far the member who asks has come; a guest's `progress` is absent. */
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

/** A prize activity: a lottery, a bonus for shared orders, or badges. Texts are in the asked language. */
export const activitySchema = entity('Activity', {
  ...shape,
  /** The rules in full: plain text, a paragraph a line. */
  rules: maybe(z.string()),
  /** The account's holder. */
  organiser: z.string(),
  /** Of the licence to draw by chance, or why it needs none. */
  licenceNumber: maybe(z.string()),
  licenceExemption: maybe(z.string()),
  /** Since when it is invalid, and why. */
  invalidTime: maybe(instantSchema),
  invalidReason: maybe(z.string()),
  /** Of a LOTTERY. */
  lottery: maybe(lotterySchema),
  /** Of a BONUS: the percentage of each order, and from which sum on it is paid. */
  bonus: maybe(loose({ percent: decimalSchema, minimumPayout: maybe(decimalSchema), currency: z.string() })),
  /** Of a BADGE. */
  badges: maybe(tolerantArray(badgeSchema)),
});
export type Activity = z.infer<typeof activitySchema>;
