import type { Random } from '#server/platform/random.ts';
import { BANGKOK_MS } from './days.ts';
import { nicePrice, type PricePoint } from './prices.ts';

/** A time with another price: of a sale, of its end, or of a new usual price; milliseconds and satang. */
type Sale = { from: number; to: number; depth: number };

const DAY_MS = 86_400_000;
/** Length of the shortest month. */
const MONTH_MS = 28 * DAY_MS;
const SATANG = 100;
/** Sales of a history: with a step of the usual price before each, it has 30 points at most. */
const MOST_SALES = 9;
/** Sales that a shop takes part in if its days hold so many: then a history has 5 points at least. */
const FEWEST_SALES = 2;
/** First day of the month of payday sales. */
const PAYDAY = 25;
/** Months whose double day has the year's largest sales. */
const GRAND_MONTHS = [9, 11, 12];
/** Days without a sale before the current price. */
const QUIET_DAYS = 4;

/**
 * Changes of a price over `ageDays` until now, as shops make them: a usual price that stays for months, sales on double
 * days (9.9, 11.11) and paydays that end with a return to it, and a current price that is usual, a promotion, a record
 * low or a fresh increase. At most 30 points, ascending. At least 5 from an age of 100 days on: a young item has as many
 * as the sales of its days give. `listPrice` is in satang.
 */
export function priceHistory(random: Random, listPrice: number, ageDays: number, now: number): PricePoint[] {
  const start = now - ageDays * DAY_MS;
  const current = now - currentAge(random, ageDays) * DAY_MS;
  const points: PricePoint[] = [{ at: wholeSecond(start), price: listPrice }];
  const change = (at: number, price: number) => {
    if (price !== points.at(-1)?.price) points.push({ at: wholeSecond(at), price });
  };
  let usual = listPrice;
  let nextStep = start + random.int(60, 110) * DAY_MS;
  let end = start;
  for (const { from, to, depth } of calendarSales(start, current - QUIET_DAYS * DAY_MS, random)) {
    if (from > nextStep) {
      usual = step(usual, random);
      change(Math.max(nextStep, (end + from) / 2), usual);
      nextStep += random.int(60, 110) * DAY_MS;
    }
    change(from, Math.min(nicePrice((usual * (1 - depth)) / SATANG, random), usual - SATANG));
    change(to, usual);
    end = to;
  }
  const lowest = Math.min(...points.map(({ price }) => price));
  change(current, currentPrice(usual, lowest, random));
  return points;
}

/** Age of the current price, days: most are promotions of the last days, none older than half the item's age. */
function currentAge(random: Random, ageDays: number): number {
  const age = random.chance(0.75) ? 0.1 + random.next() * 12 : 14 + random.next() * 30;
  return Math.min(age, ageDays / 2);
}

/** Sales of double days and paydays between two times that a shop takes part in, most of them; ascending, apart. */
function calendarSales(start: number, end: number, random: Random): Sale[] {
  const share = 0.35 + random.next() * 0.4;
  const first = new Date(start + BANGKOK_MS);
  const monthAt = (i: number) => Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + i, 1) - BANGKOK_MS;
  const months = Array.from({ length: Math.ceil((end - start) / MONTH_MS) + 2 }, (_, i) => monthAt(i));
  const sales = months.flatMap((month) => {
    const day = (date: number) => month + (date - 1) * DAY_MS;
    const number = new Date(month + BANGKOK_MS).getUTCMonth() + 1;
    const deepest = GRAND_MONTHS.includes(number) ? 0.34 : 0.24;
    return [
      { from: day(number), days: random.int(1, 2), depth: 0.1 + random.next() * (deepest - 0.1) },
      { from: day(PAYDAY), days: random.int(3, 5), depth: 0.06 + random.next() * 0.1 },
    ];
  });
  const possible = sales
    .map(({ from, days, depth }) => ({ from, to: from + days * DAY_MS, depth, lot: random.next() }))
    .filter(({ from, to }) => from > start + DAY_MS && to < end);
  // The shop's own share of them, by lot; of too few the next ones too.
  const count = possible.filter(({ lot }) => lot < share).length;
  const taken = possible
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, Math.min(Math.max(count, FEWEST_SALES), MOST_SALES));
  return possible.filter((sale) => taken.includes(sale));
}

/** Another usual price, a few percent lower or higher. */
function step(usual: number, random: Random): number {
  const factor = random.chance(0.6) ? 0.94 + random.next() * 0.03 : 1.03 + random.next() * 0.05;
  return nicePrice((usual * factor) / SATANG, random);
}

/** One current price in six is a record low or a promotion, a few are above the usual one, as in any shop. */
function currentPrice(usual: number, lowest: number, random: Random): number {
  const fate = random.next();
  const near = (satang: number) => nicePrice(satang / SATANG, random);
  if (fate < 0.08) return near(lowest * (0.84 + random.next() * 0.12));
  if (fate < 0.17) return near(usual * (0.7 + random.next() * 0.22));
  return fate < 0.22 ? near(usual * (1.06 + random.next() * 0.06)) : usual;
}

/** A time in whole seconds, so that the database returns the same one. */
function wholeSecond(ms: number): Date {
  return new Date(Math.round(ms / 1_000) * 1_000);
}
