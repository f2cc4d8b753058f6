import { isLive } from './deals.ts';
import type { DealRow } from './rows.ts';

const HOUR_MS = 3_600_000;
const PERIOD_MS = 12 * HOUR_MS;
/** Noon in Bangkok as milliseconds after midnight UTC: 05:00. */
const NOON_MS = 5 * HOUR_MS;
const ROUNDS = 3;

/** The next noon or midnight in Bangkok after `now`, milliseconds. */
export function nextDailySpecials(now: number): number {
  return Math.floor((now - NOON_MS) / PERIOD_MS + 1) * PERIOD_MS + NOON_MS;
}

/**
 * Makes the live deals with the biggest discounts the daily special offers. They end in three rounds, at the next three
 * noons and midnights, so that a shop seeded a minute before noon isn't empty after it.
 */
export function markDailySpecials(deals: readonly DealRow[], count: number, now: number): void {
  const next = nextDailySpecials(now);
  const last = next + (ROUNDS - 1) * PERIOD_MS;
  const discount = (deal: DealRow) => 1 - deal.currentPrice / (deal.originalPrice ?? deal.currentPrice);
  const best = deals.filter((deal) => isLive(deal, last)).toSorted((a, b) => discount(b) - discount(a));
  for (const [i, deal] of best.slice(0, count).entries())
    deal.dailySpecialUntil = new Date(next + (i % ROUNDS) * PERIOD_MS);
}
