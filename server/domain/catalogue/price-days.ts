import type { PriceDecision } from '#schemas/enums/held-reason.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import type { Calendar } from './calendar.ts';

/** Run of equal readings: an item's row of `price_points`; price in minor units. */
export type Reading = {
  at: Date;
  until: Date;
  price: number;
  available: boolean;
  /** Operator's word on the price; it counts for all readings of the price in a row. */
  decision?: PriceDecision | null;
};

const HOUR_MS = 3_600_000;
/** Time for which a reading stands without another one. */
export const CONFIRMED_MS = PRICE_RULES.standingHours * HOUR_MS;

/**
 * Record of an item's prices by calendar day, at a time: lowest price of every known day, apart for the time before
 * the current price and since. A day is known if the item could be bought on it at a reading that still stood.
 */
export type PriceDays = {
  today: number;
  /** First known day. */
  firstDay: number | undefined;
  /** First reading of the current price. */
  runStart: number;
  /** Day of that reading. */
  runDay: number;
  /** Lows before the current price, by day. */
  earlier: ReadonlyMap<number, number>;
  /** Lowest price of a day; undefined for an unknown day. */
  lowOf: (day: number) => number | undefined;
};

/** The record at `now` (milliseconds) from ascending readings, of which the last is the current one. */
export function priceDays(readings: readonly Reading[], now: number, calendar: Calendar): PriceDays {
  const price = readings.at(-1)?.price;
  const first = readings.findLastIndex((reading) => reading.price !== price) + 1;
  const runStart = readings[first]?.at.getTime() ?? now;
  const earlier = dayLows(readings.slice(0, first), runStart, calendar);
  const run = dayLows(readings.slice(first), now, calendar);
  const days = [...earlier.keys(), ...run.keys()];
  return {
    today: calendar.dayOf(now),
    firstDay: days.length === 0 ? undefined : days.reduce((a, b) => Math.min(a, b)),
    runStart,
    runDay: calendar.dayOf(runStart),
    earlier,
    lowOf: (day) => lower(earlier.get(day), run.get(day)),
  };
}

/**
 * Ascending readings without those whose price an operator has called wrong, and the decision on the last price. A
 * decision counts for the price's readings in a row: imports add rows to them.
 */
export function decided(readings: readonly Reading[]): {
  kept: Reading[];
  decision: PriceDecision | undefined;
} {
  const runs: Reading[][] = [];
  for (const reading of readings) {
    const run = runs.at(-1);
    if (run?.[0]?.price === reading.price) run.push(reading);
    else runs.push([reading]);
  }
  const decisionOn = (run: Reading[] | undefined) =>
    run?.findLast(({ decision }) => decision)?.decision ?? undefined;
  return {
    kept: runs.flatMap((run) => (decisionOn(run) === 'dropped' ? [] : run)),
    decision: decisionOn(runs.at(-1)),
  };
}

/** Lowest price of each day; a reading stands until the next one, for 72 hours at most, and not beyond `end`. */
function dayLows(readings: readonly Reading[], end: number, { dayOf }: Calendar): Map<number, number> {
  const lows = new Map<number, number>();
  for (const [i, { at, until, price, available }] of readings.entries()) {
    if (!available) continue;
    const next = readings[i + 1]?.at.getTime() ?? end;
    const stop = Math.min(until.getTime() + CONFIRMED_MS, next, end);
    const lastDay = dayOf(Math.max(at.getTime(), stop - 1));
    for (let day = dayOf(at.getTime()); day <= lastDay; day++)
      lows.set(day, lower(lows.get(day), price) ?? price);
  }
  return lows;
}

function lower(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

/** Lows of the known days from `from` to `to`. */
export function lowsBetween(lowOf: (day: number) => number | undefined, from: number, to: number): number[] {
  const lows: number[] = [];
  for (let day = from; day <= to; day++) {
    const low = lowOf(day);
    if (low !== undefined) lows.push(low);
  }
  return lows;
}
