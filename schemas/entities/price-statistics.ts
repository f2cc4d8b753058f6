import * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { tolerantArray } from './tolerant-array.ts';
import { decimalSchema, entity, instantSchema, loose, maybe } from './wire.ts';

/** What a price is worth among those of its range; NEW where too little is known. */
export const PRICE_VERDICTS = ['LOWEST', 'BELOW', 'USUAL', 'ABOVE', 'NEW'] as const;
export type PriceVerdict = (typeof PRICE_VERDICTS)[number];

/** A product's prices over a range of time, worked out by the server. */
export const priceStatisticsSchema = entity('PriceStatistics', {
  currency: z.string(),
  startTime: instantSchema,
  endTime: instantSchema,
  /** When the recording began; nothing is known before. */
  recordedSince: maybe(instantSchema),
  /** How many changes of the price are recorded, in all. */
  readings: decimalSchema,
  /** A price holds until the next point. Ascending. */
  points: tolerantArray(loose({ time: instantSchema, price: decimalSchema })),
  currentPrice: maybe(decimalSchema),
  lowestPrice: maybe(decimalSchema),
  lowestTime: maybe(instantSchema),
  highestPrice: maybe(decimalSchema),
  /** Each price counts for as long as it held. */
  averagePrice: maybe(decimalSchema),
  /** When the price was last as low as now, until it rose; absent when it never was. */
  lowestSince: maybe(instantSchema),
  /** The longest of the lowest-price terms that the current price is the lowest of, where a shortest term was asked for. */
  lowestDays: maybe(decimalSchema),
  verdict: tolerantEnum(PRICE_VERDICTS),
});
export type PriceStatistics = z.infer<typeof priceStatisticsSchema>;
