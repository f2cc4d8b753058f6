import { HALF_YEAR_DAYS, LOWEST_DAYS } from '#schemas/constants.ts';
import type { DealLabelCode } from '#schemas/enums/label.ts';

/** A price in minor units that applies from `at` until the next point. */
export type PricePoint = { at: Date; price: number };
export type PriceLabels = {
  labels: DealLabelCode[];
  /** Fall since the previous price, minor units; null when the last change wasn't a fall. */
  priceReduction: number | null;
  /** Fall as a fraction of the previous price, rounded down to four decimals. */
  priceDeductRate: number | null;
};

const DAY_MS = 86_400_000;
const ALL_TIME_MIN_DAYS = 30;
const REDUCTION_MAX_DAYS = 14;
const TOP_REDUCTION_PERCENT = 20;

/**
 * Price-history labels of S1 §3 for the price at `now` (milliseconds), from an ascending history. A low requires a
 * fall to the current price, a history that covers the term, and no other equally low price in it.
 */
export function priceLabels(history: readonly PricePoint[], now: number): PriceLabels {
  const changes = priceChanges(history, now);
  const first = changes[0];
  const previous = changes.at(-2);
  const current = changes.at(-1);
  if (!first || !previous || !current || previous.price <= current.price)
    return { labels: [], priceReduction: null, priceDeductRate: null };

  const rivalIndex = changes.findLastIndex(
    (point, i) => i < changes.length - 1 && point.price <= current.price,
  );
  const lowestSince = changes[rivalIndex + 1]?.at ?? current.at;
  const covers = (days: number) => lowestSince.getTime() <= now - days * DAY_MS;
  const fall = previous.price - current.price;

  const labels: DealLabelCode[] = LOWEST_DAYS.filter(covers).map((days) => `LOWEST_${days}_DAYS` as const);
  if (covers(HALF_YEAR_DAYS)) labels.push('HALF_YEAR_LOW');
  if (rivalIndex < 0 && covers(ALL_TIME_MIN_DAYS)) labels.push('ALL_TIME_LOW');
  if (current.at.getTime() >= now - REDUCTION_MAX_DAYS * DAY_MS) {
    labels.push('PRICE_REDUCTION');
    if (fall * 100 >= previous.price * TOP_REDUCTION_PERCENT) labels.push('PRICE_REDUCTION_TOP');
  }
  return {
    labels,
    priceReduction: fall,
    priceDeductRate: Math.floor((fall * 10_000) / previous.price) / 10_000,
  };
}

/** Points up to `now` that changed the price. */
export function priceChanges(history: readonly PricePoint[], now: number): PricePoint[] {
  return history
    .filter((point) => point.at.getTime() <= now)
    .filter((point, i, past) => point.price !== past[i - 1]?.price);
}
