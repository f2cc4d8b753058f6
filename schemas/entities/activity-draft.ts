import * as z from 'zod/mini';
import { isMediaUrl } from '../content/media-url.ts';
import { ACTIVITY_TYPES, CHANCE_REASONS, DRAW_MODES } from '../enums/activity.ts';
import { perLanguage } from '../per-language.ts';
import { momentSchema, STORABLE } from '../storable.ts';
import { maybe } from './wire.ts';

const text = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength), z.regex(STORABLE));

/** Text in each of the shop's languages, or in some. */
const texts = (maxLength: number) => z.object(perLanguage(() => z.optional(text(maxLength))));

/** Text that exists in at least one language. */
export const named = (maxLength: number) =>
  texts(maxLength).check(z.refine((value) => Object.values(value).some(Boolean)));

const picture = maybe(z.string().check(z.maxLength(500), z.refine(isMediaUrl)));
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const key = z.string().check(z.regex(/^[\w-]{1,40}$/));
/** Amount in the tenant's currency, as sent: `12900` or `12900.50`. */
const money = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));
const distinct = (names: readonly string[]) => new Set(names).size === names.length;

const prizeSchema = z.object({
  id: key,
  name: named(200),
  picture,
  value: maybe(money),
  stock: whole(1, 1_000_000),
  /** Weight among all weights, including that of no prize: its share is the chance of being drawn. */
  weight: whole(0, 1_000_000_000),
  needsAddress: z.boolean(),
});

const lotterySchema = z
  .object({
    mode: z.enum(DRAW_MODES),
    /** Time of the draw; SCHEDULED only. */
    drawTime: maybe(momentSchema),
    licenceNumber: maybe(text(100)),
    /** Reason why it needs no licence. */
    licenceExemption: maybe(text(500)),
    winsPerMember: whole(1, 1_000),
    claimDays: whole(1, 365),
    chances: z
      .array(
        z.object({
          reason: z.enum(CHANCE_REASONS),
          chances: whole(1, 100),
          times: whole(1, 1_000),
          per: z.enum(['DAY', 'ACTIVITY']),
        }),
      )
      .check(
        z.maxLength(CHANCE_REASONS.length),
        z.refine((rules) => distinct(rules.map(({ reason }) => reason))),
      ),
    /** Weight of drawing no prize. */
    nothing: whole(0, 1_000_000_000),
    prizes: z.array(prizeSchema).check(
      z.minLength(1),
      z.maxLength(50),
      z.refine((prizes) => distinct(prizes.map(({ id }) => id))),
    ),
  })
  .check(
    // A scheduled draw gives its prizes to tickets: only the draws of an instant one are weighted.
    z.refine(({ mode, prizes }) => mode === 'SCHEDULED' || prizes.some(({ weight }) => weight > 0)),
  );

const bonusSchema = z.object({
  /** Percentage of each order: `2.5`. */
  percent: z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/)),
  minimumPayout: money,
});

const badgeSchema = z.object({
  id: key,
  name: named(200),
  text: texts(1_000),
  picture,
  reason: z.enum(CHANCE_REASONS),
  goal: whole(1, 1_000),
});

/** Activity as operators write it; of `lottery`, `bonus` and `badges` it has the one of its type. */
export const activityDraftSchema = z
  .object({
    type: z.enum(ACTIVITY_TYPES),
    title: named(200),
    /** Summary of one sentence. */
    summary: texts(500),
    /** Rules as plain text, one paragraph per line. */
    rules: texts(20_000),
    picture,
    startTime: momentSchema,
    endTime: momentSchema,
    lottery: maybe(lotterySchema),
    bonus: maybe(bonusSchema),
    badges: maybe(
      z.array(badgeSchema).check(
        z.minLength(1),
        z.maxLength(20),
        z.refine((badges) => distinct(badges.map(({ id }) => id))),
      ),
    ),
  })
  .check(
    z.refine(
      ({ type, lottery, bonus, badges }) =>
        (type === 'LOTTERY') === (lottery !== undefined) &&
        (type === 'BONUS') === (bonus !== undefined) &&
        (type === 'BADGE') === (badges !== undefined),
    ),
  );
export type ActivityDraft = z.infer<typeof activityDraftSchema>;
