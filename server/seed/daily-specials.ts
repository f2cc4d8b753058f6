import { isLive } from './deals.ts';
import type { DealRow } from './rows.ts';

const HOUR_MS = 3_600_000;
const PERIOD_MS = 12 * HOUR_MS;
/** Noon in Bangkok is 05:00 UTC. */
const NOON_MS = 5 * HOUR_MS;

/** The next noon or midnight in Bangkok after `now`, milliseconds. */
export function nextDailySpecials(now: number): number {
  return Math.floor((now - NOON_MS) / PERIOD_MS + 1) * PERIOD_MS + NOON_MS;
}

/** Makes the live deals with the biggest discounts the daily special offers. */
export function markDailySpecials(deals: readonly DealRow[], count: number, now: number): void {
  const until = new Date(nextDailySpecials(now));
  const discount = (deal: DealRow) => 1 - deal.currentPrice / (deal.originalPrice ?? deal.currentPrice);
  const best = deals
    .filter((deal) => isLive(deal, until.getTime()))
    .toSorted((a, b) => discount(b) - discount(a));
  for (const deal of best.slice(0, count)) deal.dailySpecialUntil = until;
}
