import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Staleness } from '#schemas/entities/price-story.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { NO_CLAIMS, type PriceClaims, priceClaims, RUN_MS } from './price-claims.ts';
import { CONFIRMED_MS, priceDays, type Reading } from './price-days.ts';

/** Everything that may be said about an item's price at a time; times in milliseconds, prices in minor units. */
export type PriceStory = PriceClaims & {
  /** Version of the definitions. */
  version: 1;
  price: number;
  /** Last price other than the current one at which the item could be bought, and the last reading of it. */
  previous: { price: number; at: number } | null;
  /** First reading of all. */
  since: number;
  lastChecked: number;
  staleness: Staleness;
  /** Whether the item could be bought at the last reading, and that reading isn't older than 30 days. */
  buyable: boolean;
  /**
   * Time until which claims and `buyable` hold without a new reading, and with readings that confirm the last one; null
   * for ever.
   */
  validUntil: number | null;
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FRESH_MS = 48 * HOUR_MS;
/** Age of the last reading at which nothing is claimed any more. */
export const SILENT_MS = PRICE_RULES.silentDays * DAY_MS;
/** Age of the last reading at which the item isn't sold any more. */
export const GONE_MS = PRICE_RULES.goneDays * DAY_MS;

/**
 * The price story of an item at `now` (milliseconds), from its readings in ascending order, by the definitions of
 * docs/decisions/035-price-honesty.md. Undefined without a reading.
 */
export function priceStory(
  readings: readonly Reading[],
  now: number,
  timeZone: string,
): PriceStory | undefined {
  const calendar = calendarOf(timeZone);
  const past = readings.filter(({ at }) => at.getTime() <= now);
  const [first, last] = [past[0], past.at(-1)];
  if (!first || !last) return undefined;
  const lastChecked = Math.min(last.until.getTime(), now);
  const staleness = stalenessOf(now - lastChecked);
  const previous = past.findLast(({ available, price }) => available && price !== last.price);
  return {
    version: 1,
    price: last.price,
    ...claimsAt(past, now, calendar),
    previous: previous ? { price: previous.price, at: previous.until.getTime() } : null,
    since: first.at.getTime(),
    lastChecked,
    staleness,
    buyable: last.available && staleness !== 'GONE',
    validUntil: last.available && staleness !== 'GONE' ? nextChange(past, lastChecked, now, calendar) : null,
  };
}

function stalenessOf(age: number): Staleness {
  if (age < FRESH_MS) return 'FRESH';
  if (age < SILENT_MS) return 'AGEING';
  return age < GONE_MS ? 'SILENT' : 'GONE';
}

/** Stories made last of a first reading at its own time. */
const firsts = new LRUCache<string, PriceStory>({ max: 20 });

/** The story of an item at the time of its first reading. Such stories differ in their price alone: one is reused. */
export function firstStory({ at, price, available }: Reading, timeZone: string): PriceStory | undefined {
  const now = at.getTime();
  const key = `${timeZone} ${now} ${available}`;
  const known = firsts.get(key);
  if (known) return { ...known, price };
  const story = priceStory([{ at, until: at, price, available }], now, timeZone);
  if (story) firsts.set(key, story);
  return story;
}

/** Nothing is claimed of a price that is too old, nor of an item that can't be bought. */
function claimsAt(readings: readonly Reading[], now: number, calendar: Calendar): PriceClaims {
  const last = readings.at(-1);
  if (!last?.available || now - last.until.getTime() >= SILENT_MS) return NO_CLAIMS;
  return priceClaims(last.price, priceDays(readings, now, calendar), now);
}

/**
 * First time at which other claims follow without a new reading. Claims change at midnights, at the end of a young
 * price and with the age of the last reading. For 72 hours silence and confirmation are the same record, so that a
 * story made in that time ends with it at the latest.
 */
function nextChange(
  readings: readonly Reading[],
  lastChecked: number,
  now: number,
  calendar: Calendar,
): number {
  const confirmed = lastChecked + CONFIRMED_MS;
  const end = now < confirmed ? confirmed : lastChecked + GONE_MS;
  const silent = lastChecked + SILENT_MS;
  const times = [priceDays(readings, now, calendar).runStart + RUN_MS, silent];
  for (let day = calendar.dayOf(now) + 1; calendar.startOf(day) < Math.min(silent, end); day++)
    times.push(calendar.startOf(day));
  const claims = claimsAt(readings, now, calendar);
  const changed = times
    .filter((time) => time > now && time < end)
    .sort((a, b) => a - b)
    .find((time) => !isDeepStrictEqual(claimsAt(readings, time, calendar), claims));
  return changed ?? end;
}
