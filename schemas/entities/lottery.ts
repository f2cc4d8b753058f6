import * as z from 'zod/mini';
import { AWARD_RECORD_STATUSES, CHANCE_REASONS, DRAW_MODES } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const named = { id: idSchema, name: z.string(), picture: maybe(z.string()) };

/** Prize of a lottery; `total` is the number that can be won. */
export const prizeSchema = entity('Prize', {
  ...named,
  /** Value, in `currency`. */
  value: maybe(decimalSchema),
  currency: maybe(z.string()),
  total: decimalSchema,
  /** Number not won yet. */
  left: decimalSchema,
  /** True if it is sent to an address. */
  needsAddress: z.boolean(),
});
export type Prize = z.infer<typeof prizeSchema>;

/** Rule for earning chances of a lottery: `chances` each time, at most `times` times, in all or `per` day. */
export const chanceRuleSchema = loose({
  reason: tolerantEnum(CHANCE_REASONS),
  chances: decimalSchema,
  times: decimalSchema,
  per: z.enum(['DAY', 'ACTIVITY']),
});

/** Fields that only lotteries have. */
export const lotterySchema = entity('Lottery', {
  id: idSchema,
  mode: tolerantEnum(DRAW_MODES),
  /** Time at which tickets will be drawn; scheduled lotteries only. */
  drawTime: maybe(instantSchema),
  /** Time at which they were drawn. */
  drawnTime: maybe(instantSchema),
  /** Number of tickets that take part so far. */
  ticketCount: maybe(decimalSchema),
  /**
   * Hash of the ordered list of tickets (numbers and hashes of their holders), once it is closed: SHA-256, hexadecimal.
   */
  ticketsHash: maybe(z.string()),
  /** Number of days in which a winner can give an address. */
  claimDays: decimalSchema,
  chances: tolerantArray(chanceRuleSchema),
  prizes: tolerantArray(prizeSchema),
  /** Number of members who have bought something through the shop for it. */
  buyerCount: decimalSchema,
  /** Number of members who have opened the app for it. */
  appDownloadCount: decimalSchema,
  /** SHA-256 (hexadecimal) of the weight table, from before the start; absent until the weights are committed. */
  weightsHash: maybe(z.string()),
  /** Weight table itself, the exact text that was hashed; after the end. */
  weights: maybe(z.string()),
});
export type Lottery = z.infer<typeof lotterySchema>;

/** Prize that a member has won, and its state. */
export const prizeRecordSchema = entity('PrizeRecord', {
  id: idSchema,
  lotteryId: idSchema,
  lotteryTitle: z.string(),
  prize: loose(named),
  /** Number of the draw, or of the ticket. */
  number: z.string(),
  needsAddress: z.boolean(),
  /** State; NOT_FILL_ADDRESS with `expired` means that the deadline has passed. */
  status: tolerantEnum(AWARD_RECORD_STATUSES),
  expired: z.boolean(),
  wonTime: instantSchema,
  /** Deadline for the address. */
  claimUntil: maybe(instantSchema),
  /** Time at which the address was given or last changed. */
  addressTime: maybe(instantSchema),
  /** Deadline for sending it: 14 working days after the address. */
  deliverBy: maybe(instantSchema),
  deliveredTime: maybe(instantSchema),
  carrier: maybe(z.string()),
  trackingNumber: maybe(z.string()),
});
export type PrizeRecord = z.infer<typeof prizeRecordSchema>;

/** Ticket of a scheduled lottery; `drawn` once the draw is over, with the record of its prize. */
const ticketSchema = loose({ number: z.string(), drawn: z.boolean(), record: maybe(prizeRecordSchema) });

/** Member's chances of a lottery: those left, and the rules for earning more. */
export const userLotterySchema = entity('UserLottery', {
  remaining: decimalSchema,
  used: decimalSchema,
  chances: tolerantArray(
    z.extend(chanceRuleSchema, {
      /** Number of times counted already, in all or today. */
      counted: decimalSchema,
      /** True if the limit is reached, in all or today. */
      done: z.boolean(),
    }),
  ),
  tickets: tolerantArray(ticketSchema),
});
export type UserLottery = z.infer<typeof userLotterySchema>;

/** Winner with masked name, and the prize. */
export const winnerSchema = entity('LotteryWinner', {
  number: z.string(),
  name: z.string(),
  prizeId: idSchema,
  prizeName: z.string(),
  wonTime: instantSchema,
});
export type Winner = z.infer<typeof winnerSchema>;
