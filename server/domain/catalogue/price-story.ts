import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Staleness } from '#schemas/entities/price-story.ts';
import type { HeldReason } from '#schemas/enums/held-reason.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import { type Calendar, calendarOf } from './calendar.ts';
import { suspicionOf } from './held.ts';
import { NO_CLAIMS, type PriceClaims, priceClaims, RUN_MS, usualPrice } from './price-claims.ts';
import { CONFIRMED_MS, decided, priceDays, type Reading } from './price-days.ts';

/** Everything that may be said about an item's price at a time; times in milliseconds, prices in minor units. */
export type PriceStory = Said & {
  /** Version of the definitions. */
  version: 1;
  price: number;
  /** Whether an operator has let the price through. */
  isPassed: boolean;
  /** Usual price that the record gives, also of a price of which nothing is claimed; null if too little is known. */
  median: number | null;
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

/** Claims about a price, and the reason for which there are none: the record contradicts it, or an operator does. */
type Said = PriceClaims & { held: Exclude<HeldReason, 'BAIT'> | null };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FRESH_MS = 48 * HOUR_MS;
/** Age of the last reading at which nothing is claimed any more. */
export const SILENT_MS = PRICE_RULES.silentDays * DAY_MS;
/** Age of the last reading at which the item isn't sold any more. */
export const GONE_MS = PRICE_RULES.goneDays * DAY_MS;

/**
 * The price story of an item at `now` (milliseconds), from its readings in ascending order, by the definitions of
 * decision 035. Undefined without a reading.
 */
export function priceStory(
  readings: readonly Reading[],
  now: number,
  timeZone: string,
): PriceStory | undefined {
  const calendar = calendarOf(timeZone);
  const past = readings.filter(({ at }) => at.getTime() <= now);
  const { kept, decision } = decided(past);
  const last = past.at(-1);
  const first = kept[0] ?? past[0];
  if (!first || !last) return undefined;
  const lastChecked = Math.min(last.until.getTime(), now);
  const staleness = stalenessOf(now - lastChecked);
  const previous = kept.findLast(({ available, price }) => available && price !== last.price);
  const isDropped = decision === 'dropped';
  const isPassed = decision === 'passed';
  const buyable = last.available && !isDropped && staleness !== 'GONE';
  const saidAt = (time: number): Said =>
    isDropped ? { ...NO_CLAIMS, held: 'DROPPED' } : said(kept, time, calendar, isPassed);
  return {
    version: 1,
    price: last.price,
    ...saidAt(now),
    isPassed,
    median: usualPrice(priceDays(kept, now, calendar)),
    previous: previous ? { price: previous.price, at: previous.until.getTime() } : null,
    since: first.at.getTime(),
    lastChecked,
    staleness,
    buyable,
    validUntil: buyable ? nextChange(saidAt, kept, lastChecked, now, calendar) : null,
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

/** Nothing is claimed of a price that is held or too old, nor of an item that can't be bought. */
function said(readings: readonly Reading[], now: number, calendar: Calendar, isPassed: boolean): Said {
  const last = readings.at(-1);
  if (!last) return { ...NO_CLAIMS, held: null };
  const days = priceDays(readings, now, calendar);
  const usual = usualPrice(days);
  // A silent price stays held: with time alone it doesn't become right.
  const held = usual === null || isPassed ? null : suspicionOf(last.price, usual);
  const isSilent = !last.available || now - last.until.getTime() >= SILENT_MS;
  return { ...(held || isSilent ? NO_CLAIMS : priceClaims(last.price, days, now)), held };
}

/**
 * First time at which other claims follow without a new reading. Claims change at midnights, at the end of a young
 * price and with the age of the last reading. For 72 hours silence and confirmation are the same record, so that a
 * story made in that time ends with it at the latest.
 */
function nextChange(
  saidAt: (time: number) => Said,
  readings: readonly Reading[],
  lastChecked: number,
  now: number,
  calendar: Calendar,
): number {
  const confirmed = lastChecked + CONFIRMED_MS;
  const end = now < confirmed ? confirmed : lastChecked + GONE_MS;
  const times = [priceDays(readings, now, calendar).runStart + RUN_MS, lastChecked + SILENT_MS];
  for (let day = calendar.dayOf(now) + 1; calendar.startOf(day) < end; day++)
    times.push(calendar.startOf(day));
  const claims = saidAt(now);
  const changed = times
    .filter((time) => time > now && time < end)
    .sort((a, b) => a - b)
    .find((time) => !isDeepStrictEqual(saidAt(time), claims));
  return changed ?? end;
}
