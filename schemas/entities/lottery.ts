import * as z from 'zod/mini';
import { AWARD_RECORD_STATUSES, CHANCE_REASONS, DRAW_MODES } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const named = { id: idSchema, name: z.string(), picture: maybe(z.string()) };

/** A prize of a lottery, `total` of which can be won. */
export const prizeSchema = entity('Prize', {
  ...named,
  /** Its worth, in `currency`. */
  value: maybe(decimalSchema),
  currency: maybe(z.string()),
  total: decimalSchema,
  /** So many haven't been won yet. */
  left: decimalSchema,
  /** Whether it is sent to an address. */
  needsAddress: z.boolean(),
});
export type Prize = z.infer<typeof prizeSchema>;

/** How chances of a lottery are earned: `chances` each time, at most `times` times, in all or `per` day. */
export const chanceRuleSchema = loose({
  reason: tolerantEnum(CHANCE_REASONS),
  chances: decimalSchema,
  times: decimalSchema,
  per: z.enum(['DAY', 'ACTIVITY']),
});

/** The fields that only lotteries have. */
export const lotterySchema = entity('Lottery', {
  id: idSchema,
  mode: tolerantEnum(DRAW_MODES),
  /** When tickets are drawn; scheduled lotteries only. */
  drawTime: maybe(instantSchema),
  /** When they were drawn. */
  drawnTime: maybe(instantSchema),
  /** So many tickets take part so far. */
  ticketCount: maybe(decimalSchema),
  /** Of the ordered list of tickets (numbers and hashes of who holds them), once it is closed: SHA-256, hexadecimal. */
  ticketsHash: maybe(z.string()),
  /** Until when who wins gives an address. */
  claimDays: decimalSchema,
  chances: tolerantArray(chanceRuleSchema),
  prizes: tolerantArray(prizeSchema),
  /** Members who have bought something through the shop for it. */
  buyerCount: decimalSchema,
  /** Members who have opened the app for it. */
  appDownloadCount: decimalSchema,
  /** SHA-256 (hexadecimal) of the weight table, from before the start; absent until the weights are committed. */
  weightsHash: maybe(z.string()),
  /** The weight table itself, letter for letter what was hashed; after the end. */
  weights: maybe(z.string()),
});
export type Lottery = z.infer<typeof lotterySchema>;

/** A prize that a member has won, and where it stands. */
export const prizeRecordSchema = entity('PrizeRecord', {
  id: idSchema,
  lotteryId: idSchema,
  lotteryTitle: z.string(),
  prize: loose(named),
  /** The number of the draw, or of the ticket. */
  number: z.string(),
  needsAddress: z.boolean(),
  /** NOT_FILL_ADDRESS, with `expired` if it is too late for that. */
  status: tolerantEnum(AWARD_RECORD_STATUSES),
  expired: z.boolean(),
  wonTime: instantSchema,
  /** Until when it wants an address. */
  claimUntil: maybe(instantSchema),
  /** When the address was given or last changed. */
  addressTime: maybe(instantSchema),
  /** By when it is to be sent: 14 working days after the address. */
  deliverBy: maybe(instantSchema),
  deliveredTime: maybe(instantSchema),
  carrier: maybe(z.string()),
  trackingNumber: maybe(z.string()),
});
export type PrizeRecord = z.infer<typeof prizeRecordSchema>;

/** A ticket of a scheduled lottery; `drawn` once the draw is over, with the record of what it has won. */
const ticketSchema = loose({ number: z.string(), drawn: z.boolean(), record: maybe(prizeRecordSchema) });

/** A member's chances of a lottery: those left, and how more are earned. */
export const userLotterySchema = entity('UserLottery', {
  remaining: decimalSchema,
  used: decimalSchema,
  chances: tolerantArray(
    z.extend(chanceRuleSchema, {
      /** So many times counted already, in all or today. */
      counted: decimalSchema,
      /** Whether it counts no more, in all or today. */
      done: z.boolean(),
    }),
  ),
  tickets: tolerantArray(ticketSchema),
});
export type UserLottery = z.infer<typeof userLotterySchema>;

/** A winner, the name masked, and the prize. */
export const winnerSchema = entity('LotteryWinner', {
  number: z.string(),
  name: z.string(),
  prizeId: idSchema,
  prizeName: z.string(),
  wonTime: instantSchema,
});
export type Winner = z.infer<typeof winnerSchema>;
