import type { Random } from '#server/platform/random.ts';
import { BANGKOK_MS } from './days.ts';
import { nicePrice, type PricePoint } from './prices.ts';

/** A time with another price: of a sale, of its end, or of a new usual price; milliseconds and satang. */
type Sale = { from: number; to: number; depth: number };

const DAY_MS = 86_400_000;
const SATANG = 100;
const MOST_POINTS = 30;
const FEWEST_POINTS = 5;
/** First day of the month of payday sales. */
const PAYDAY = 25;
/** Months whose double day has the year's largest sales. */
const GRAND_MONTHS = [9, 11, 12];
/** Days without a sale before the current price. */
const QUIET_DAYS = 4;

/**
 * Changes of a price over `ageDays` until now, as shops make them: a usual price that stays for months, sales on double
 * days (9.9, 11.11) and paydays that end with a return to it, and a current price that is usual, a promotion, a record
 * low or a fresh increase. At least 5 and at most 30 points, ascending; `listPrice` is in satang.
 */
export function priceHistory(random: Random, listPrice: number, ageDays: number, now: number): PricePoint[] {
  const start = now - ageDays * DAY_MS;
  const current = now - currentAge(random, ageDays) * DAY_MS;
  const quiet = current - QUIET_DAYS * DAY_MS;
  const sales = calendarSales(start, quiet, random);
  const points: PricePoint[] = [{ at: wholeSecond(start), price: listPrice }];
  const change = (at: number, price: number) => {
    if (price !== points.at(-1)?.price) points.push({ at: wholeSecond(at), price });
  };
  let usual = listPrice;
  let nextStep = start + random.int(60, 110) * DAY_MS;
  for (const { from, to, depth } of sales) {
    if (from > nextStep) {
      usual = step(usual, random);
      change(Math.max(nextStep, (points.at(-1)?.at.getTime() ?? start) + DAY_MS), usual);
      nextStep += random.int(60, 110) * DAY_MS;
    }
    change(from, nicePrice((usual * (1 - depth)) / SATANG, random));
    change(to, usual);
  }
  const lowest = Math.min(...points.map(({ price }) => price));
  change(current, currentPrice(usual, lowest, random));
  const isUsable = points.length >= FEWEST_POINTS && points.length <= MOST_POINTS && isAscending(points);
  return isUsable ? points : priceHistory(random, listPrice, ageDays, now);
}

/** Age of the current price, days: most are promotions of the last days. */
function currentAge(random: Random, ageDays: number): number {
  return random.chance(0.75) ? 0.1 + random.next() * 12 : Math.min(14 + random.next() * 30, ageDays / 2);
}

/** Sales of double days and paydays between two times, of which a shop takes part in most. */
function calendarSales(start: number, end: number, random: Random): Sale[] {
  const share = 0.35 + random.next() * 0.4;
  const sales: Sale[] = [];
  const first = new Date(start + BANGKOK_MS);
  for (let i = 0; ; i++) {
    const month = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1));
    if (month.getTime() - BANGKOK_MS > end) break;
    const day = (date: number) => month.getTime() + (date - 1) * DAY_MS - BANGKOK_MS;
    const number = month.getUTCMonth() + 1;
    const deepest = GRAND_MONTHS.includes(number) ? 0.34 : 0.24;
    const both = [
      { from: day(number), days: random.int(1, 2), depth: 0.1 + random.next() * (deepest - 0.1) },
      { from: day(PAYDAY), days: random.int(3, 5), depth: 0.06 + random.next() * 0.1 },
    ];
    for (const { from, days, depth } of both) {
      const to = from + days * DAY_MS;
      if (random.chance(share) && from > start + DAY_MS && to < end) sales.push({ from, to, depth });
    }
  }
  return sales;
}

/** Another usual price, a few percent lower or higher. */
function step(usual: number, random: Random): number {
  const factor = random.chance(0.6) ? 0.94 + random.next() * 0.03 : 1.03 + random.next() * 0.05;
  return nicePrice((usual * factor) / SATANG, random);
}

function currentPrice(usual: number, lowest: number, random: Random): number {
  const fate = random.next();
  const near = (satang: number) => nicePrice(satang / SATANG, random);
  if (fate < 0.1) return near(lowest * (0.84 + random.next() * 0.12));
  if (fate < 0.62) return near(usual * (0.76 + random.next() * 0.19));
  return fate < 0.7 ? near(usual * (1.06 + random.next() * 0.06)) : usual;
}

function isAscending(points: readonly PricePoint[]): boolean {
  return points.every(({ at }, i) => i === 0 || at.getTime() > (points[i - 1]?.at.getTime() ?? 0));
}

/** A time in whole seconds, so that the database returns the same one. */
function wholeSecond(ms: number): Date {
  return new Date(Math.round(ms / 1_000) * 1_000);
}
