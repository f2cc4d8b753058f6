import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import { lowsBetween, type PriceDays } from './price-days.ts';

/** Terms of the low badges, days. */
const LOW_TERMS = [30, 90, 180, 365] as const;
export type LowTerm = (typeof LOW_TERMS)[number];

/** Reduction: `before` is the lowest price of the 30 days before it, `from` its first reading; times in milliseconds. */
export type Reduction = { before: number; amount: number; percent: number; from: number; until: number };

/** Claims about the current price; prices in minor units, percentages whole and rounded towards zero. */
export type PriceClaims = {
  /** Median of the daily lows of 90 days; null if too few are known. */
  usual: number | null;
  verdict: PriceVerdict;
  /** Difference from the usual price, negative below it; null without one. */
  percent: number | null;
  /** Terms in which the price is the lowest, ascending. */
  lows: LowTerm[];
  allTimeLow: boolean;
  reduction: Reduction | null;
};

const DAY_MS = 86_400_000;
/** Age at which a price stops being a reduction or a low. */
export const RUN_MS = PRICE_RULES.youngDays * DAY_MS;
/** Days of which one must be known for a usual price. */
const RECENT_DAYS = 30;
const ALL_TIME_DAYS = 180;

export const NO_CLAIMS: PriceClaims = {
  usual: null,
  verdict: 'NEW',
  percent: null,
  lows: [],
  allTimeLow: false,
  reduction: null,
};

/** Claims about `price` at `now` that its record bears out (decision 035). */
export function priceClaims(price: number, days: PriceDays, now: number): PriceClaims {
  const usual = usualPrice(days);
  const isLow = (term: number) => usual !== null && isLowest(price, usual, days, now, term);
  const span = days.today - (days.firstDay ?? days.today);
  return {
    usual,
    verdict: usual === null ? 'NEW' : verdictOf(price, usual),
    percent: usual === null ? null : Math.trunc(((price - usual) * 100) / usual) + 0,
    lows: LOW_TERMS.filter((term) => span >= term && isLow(term)),
    allTimeLow: span >= ALL_TIME_DAYS && isLow(span),
    reduction: reductionOf(price, days, now),
  };
}

/** Lower median of the known days of the last 90, of which 30 and one of the last 30 must be known. */
export function usualPrice({ today, lowOf }: PriceDays): number | null {
  const lows = lowsBetween(lowOf, today - PRICE_RULES.usualDays, today - 1);
  const recent = lowsBetween(lowOf, today - RECENT_DAYS, today - 1);
  if (lows.length < PRICE_RULES.usualKnownDays || recent.length === 0) return null;
  return lows.sort((a, b) => a - b)[(lows.length - 1) >> 1] ?? null;
}

function verdictOf(price: number, usual: number): PriceVerdict {
  const hundredfold = price * 100;
  if (hundredfold <= usual * PRICE_RULES.farBelowPercent) return 'FAR_BELOW';
  if (hundredfold <= usual * PRICE_RULES.belowPercent) return 'BELOW';
  return hundredfold <= usual * PRICE_RULES.usualPercent ? 'USUAL' : 'ABOVE';
}

/** Whether a young price is the lowest of the last `term` days, in a record that is nearly whole and not flat. */
function isLowest(price: number, usual: number, days: PriceDays, now: number, term: number): boolean {
  const { today, earlier, runStart, lowOf } = days;
  if (now - runStart >= RUN_MS || price * 100 > usual * PRICE_RULES.belowPercent) return false;
  if (lowsBetween(lowOf, today - term, today - 1).length * 100 < term * PRICE_RULES.lowKnownPercent)
    return false;
  const lowBefore = (day: number) => earlier.get(day);
  const before = lowsBetween(lowBefore, today - term, today - 1);
  const all = [...before, ...lowsBetween(lowBefore, today, today)];
  const asLow = before.filter((low) => low <= price).length;
  return (
    before.length > 0 &&
    all.every((low) => price <= low) &&
    (all.reduce((a, b) => Math.max(a, b)) - price) * 100 >= usual * 5 &&
    asLow * 10 <= before.length
  );
}

/** Reduction from the lowest price of the 30 days before the current one, of which 20 must be known. */
function reductionOf(price: number, { runStart, runDay, earlier }: PriceDays, now: number): Reduction | null {
  const until = runStart + RUN_MS;
  const lowBefore = (day: number) => earlier.get(day);
  const known = lowsBetween(lowBefore, runDay - PRICE_RULES.reductionDays, runDay - 1);
  if (now >= until || known.length < PRICE_RULES.reductionKnownDays) return null;
  const before = [...known, ...lowsBetween(lowBefore, runDay, runDay)].reduce((a, b) => Math.min(a, b));
  const amount = before - price;
  if (amount * 100 < before * PRICE_RULES.reductionPercent) return null;
  return { before, amount, percent: Math.floor((amount * 100) / before), from: runStart, until };
}
