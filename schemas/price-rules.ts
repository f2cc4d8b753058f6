/**
 * Figures of the definitions behind every statement about a price (decision 035). The page "How
 * we check prices" names them.
 */
export const PRICE_RULES = {
  /** Time for which a reading stands without another one, hours. */
  standingHours: 72,
  /** Days of the usual price, and number of them that must be known. */
  usualDays: 90,
  usualKnownDays: 30,
  /** Shares of the usual price, percent: up to these a price is far below it, below it, or usual. */
  farBelowPercent: 80,
  belowPercent: 95,
  usualPercent: 105,
  /** A price so many times below or above the usual one, or a range so wide, says nothing. */
  suspectFactor: 10,
  /** Age at which a price stops being a low or a reduction, days. */
  youngDays: 14,
  /** Share of the days of a low that must be known, percent. */
  lowKnownPercent: 80,
  /** Days before a reduction, number of them that must be known, and the least reduction, percent. */
  reductionDays: 30,
  reductionKnownDays: 20,
  reductionPercent: 5,
  /** Age of the last reading at which nothing is claimed any more, and at which the item isn't sold any more, days. */
  silentDays: 7,
  goneDays: 30,
} as const;

/** Whether a range's lowest price is a bait: hardly anything of it is sold at that price. */
export function isBait(lowest: number, highest: number | null | undefined): boolean {
  return highest != null && highest >= lowest * PRICE_RULES.suspectFactor;
}
