import { isDeepStrictEqual } from 'node:util';
import type { DealLabelCode } from '#schemas/enums/label.ts';
import type { GoodsLabelCode } from './facts-labels.ts';
import type { PriceClaims } from './price-claims.ts';

/** Labels and reduction that a price story gives; amounts in minor units. */
type PriceLabels = {
  deal: DealLabelCode[];
  goods: GoodsLabelCode[];
  priceReduction: number | null;
  /** Reduction as a fraction of the price before, rounded down to four decimals. */
  priceDeductRate: number | null;
};
type Claimed = { labels: string[]; storyUntil: Date | null };

/** Codes of labels that follow from prices; PostgreSQL reads the pattern too. */
export const PRICE_LABEL = /^(LOWEST_|HALF_YEAR_LOW|ALL_TIME_LOW|PRICE_REDUCTION)/;
const LONGEST_TERM = 365;
const TERM_LABELS = { 30: 'LOWEST_30_DAYS', 90: 'LOWEST_90_DAYS', 180: 'HALF_YEAR_LOW' } as const;
const TOP_REDUCTION_PERCENT = 20;

/** Whether a label follows from prices. */
export function isPriceLabel(code: string): boolean {
  return PRICE_LABEL.test(code);
}

/** At most one low, and the labels of a reduction, by decision 035. */
export function priceLabels({
  lows,
  allTimeLow,
  reduction,
}: Pick<PriceClaims, 'lows' | 'allTimeLow' | 'reduction'>): PriceLabels {
  const low = lowLabel({ lows, allTimeLow });
  const deal: DealLabelCode[] = low ? [low] : [];
  if (reduction) deal.push('PRICE_REDUCTION');
  if (reduction && reduction.percent >= TOP_REDUCTION_PERCENT) deal.push('PRICE_REDUCTION_TOP');
  return {
    deal,
    goods: low === 'ALL_TIME_LOW' ? [low] : lows.includes(30) ? ['LOWEST_30_DAYS'] : [],
    priceReduction: reduction?.amount ?? null,
    priceDeductRate: reduction && Math.floor((reduction.amount * 10_000) / reduction.before) / 10_000,
  };
}

/** Label of the longest low of a deal; that of all time only if no shorter term is the longest. */
export function lowLabel({ lows, allTimeLow }: Pick<PriceClaims, 'lows' | 'allTimeLow'>) {
  const longest = lows.at(-1);
  if (allTimeLow && (longest === undefined || longest === LONGEST_TERM)) return 'ALL_TIME_LOW' as const;
  const term = lows.findLast((days) => days !== LONGEST_TERM);
  return term && TERM_LABELS[term];
}

/** Stored labels with other labels of prices; in the stored order if they are the same. */
export function withPriceLabels(stored: readonly string[], fresh: readonly string[]): string[] {
  const labels = [...stored.filter((code) => !isPriceLabel(code)), ...fresh];
  return isDeepStrictEqual(labels.toSorted(), stored.toSorted()) ? [...stored] : labels;
}

/** Whether the stored claims about a price hold at `now` (milliseconds). */
export function holds({ storyUntil }: Pick<Claimed, 'storyUntil'>, now: number): boolean {
  return storyUntil !== null && storyUntil.getTime() > now;
}

/** Labels of a stored row at `now` (milliseconds): those of prices only while its story holds. */
export function currentLabels(row: Claimed, now: number): string[] {
  return holds(row, now) ? row.labels : row.labels.filter((code) => !isPriceLabel(code));
}
