import type * as z from 'zod/mini';
import { tolerantEnum } from '../enums/tolerant-enum.ts';
import { PRICE_VERDICTS } from './price-statistics.ts';
import { decimalSchema, entity, instantSchema, loose, maybe } from './wire.ts';

/** Age of the last reading: up to 48 hours, 7 days, 30 days, and above. */
export const STALENESS = ['FRESH', 'AGEING', 'SILENT', 'GONE'] as const;
export type Staleness = (typeof STALENESS)[number];
const LOWS = ['LOWEST_30_DAYS', 'LOWEST_90_DAYS', 'HALF_YEAR_LOW', 'ALL_TIME_LOW'] as const;

/** Claims about the current price of a product that its readings bear out. */
export const priceStorySchema = entity('PriceStory', {
  /** Median of the daily lows of 90 days; absent when too few are known. */
  usual: maybe(decimalSchema),
  /** Whole percent by which the price differs from the usual one, negative below it. */
  percent: maybe(decimalSchema),
  verdict: tolerantEnum(PRICE_VERDICTS),
  /** First reading. */
  since: instantSchema,
  lastChecked: instantSchema,
  staleness: tolerantEnum(STALENESS),
  /** Label of the one low that is shown. */
  low: maybe(tolerantEnum(LOWS)),
  /** Reduction from `before`, the lowest price of the 30 days before the current one. */
  reduction: maybe(
    loose({
      before: decimalSchema,
      amount: decimalSchema,
      percent: decimalSchema,
      from: instantSchema,
      until: instantSchema,
    }),
  ),
});
export type PriceStory = z.infer<typeof priceStorySchema>;
