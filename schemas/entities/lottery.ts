import * as z from 'zod/mini';
import { AWARD_RECORD_STATUSES } from '../enums/activity.ts';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, idSchema, instantSchema, loose, maybe } from './wire.ts';

const prize = { id: idSchema, name: maybe(z.string()), picture: maybe(z.string()) };

/** A prize drawing: chances left, what can be won, what the member has won. */
export const lotterySchema = entity('Lottery', {
  id: idSchema,
  startTime: maybe(instantSchema),
  endTime: maybe(instantSchema),
  invalid: maybe(z.boolean()),
  chances: maybe(decimalSchema),
  prizes: maybe(tolerantArray(loose(prize))),
  records: maybe(tolerantArray(loose({ ...prize, status: tolerantEnum(AWARD_RECORD_STATUSES) }))),
  buyerCount: maybe(decimalSchema),
  appDownloadCount: maybe(decimalSchema),
});
export type Lottery = z.infer<typeof lotterySchema>;
