import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, instantSchema, loose, maybe } from './wire.ts';

/** Verdict on a price beside its usual one; NEW when nothing may be said of it. */
export const PRICE_VERDICTS = ['FAR_BELOW', 'BELOW', 'USUAL', 'ABOVE', 'NEW'] as const;
export type PriceVerdict = (typeof PRICE_VERDICTS)[number];

/** Price history of a product over a period, calculated by the server. */
export const priceStatisticsSchema = entity('PriceStatistics', {
  currency: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  /** Start of the recording; earlier prices are unknown. */
  recordedSince: maybe(instantSchema),
  /** Number of recorded price changes, in all. */
  readings: decimalSchema,
  /** Price changes, ascending; a price holds until the next point. */
  points: tolerantArray(loose({ time: instantSchema, price: decimalSchema })),
  currentPrice: maybe(decimalSchema),
  lowestPrice: maybe(decimalSchema),
  lowestTime: maybe(instantSchema),
  highestPrice: maybe(decimalSchema),
  /** Average weighted by the time that each price held. */
  averagePrice: maybe(decimalSchema),
  /** Usual price of the 90 days before the end; absent when too little is known. */
  usualPrice: maybe(decimalSchema),
  /** Time of the last price as low as now, until it rose; absent when there was none. */
  lowestSince: maybe(instantSchema),
  /** Longest lowest-price term for which the current price is the lowest, if a shortest term was requested. */
  lowestDays: maybe(decimalSchema),
  verdict: tolerantEnum(PRICE_VERDICTS),
});
export type PriceStatistics = z.infer<typeof priceStatisticsSchema>;
