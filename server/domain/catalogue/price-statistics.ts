import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import { heldReason, storyOf } from './held.ts';
import { decided, type Reading } from './price-days.ts';
import { priceStory } from './price-story.ts';

/** Requested range of time, milliseconds, and the shortest lowest-price term that counts. */
type Range = {
  start: number | undefined;
  end: number;
  minDays?: number | undefined;
  /** Highest price of the product's range. */
  maxPrice?: number | null;
};

/** Price figures; prices in minor units, times in milliseconds. */
export type PriceFigures = {
  start: number;
  recordedSince: number | undefined;
  readings: number;
  points: { at: number; price: number }[];
  current: number | undefined;
  lowest: { at: number; price: number } | undefined;
  highest: number | undefined;
  average: number | undefined;
  usual: number | undefined;
  lowestSince: number | undefined;
  lowestDays: number | undefined;
  verdict: PriceVerdict;
};

/** Limit of steps for a chart. */
const MAX_POINTS = 120;

/**
 * Figures of a price over a range, from its ascending readings, and what its story says at the end. The time before the
 * first record is unknown.
 */
export function priceFigures(
  readings: readonly Reading[],
  { start, end, minDays, maxPrice = null }: Range,
  timeZone: string,
): PriceFigures {
  const told = priceStory(readings, end, timeZone);
  const offered = told && { price: told.price, maxPrice };
  const story = told && offered && storyOf(told, offered);
  const held = offered && heldReason(offered, told);
  const { kept } = decided(readings.filter(({ at }) => at.getTime() <= end));
  const changes = priceChanges(kept).map(({ at, price }) => ({ at: at.getTime(), price }));
  const recordedSince = changes[0]?.at;
  const from = start ?? recordedSince ?? end;
  const steps = stepsFrom(changes, from);
  // Of a price that is called wrong there is no reading.
  const current = held === 'DROPPED' ? undefined : changes.at(-1);
  // A held price is drawn, and no figure is made of it.
  const sound = held ? steps.slice(0, -1) : steps;
  const lowest = sound.reduce<PriceFigures['lowest']>(
    (best, step) => (best && best.price <= step.price ? best : step),
    undefined,
  );
  const rival = current && changes.findLast(({ at, price }) => at < current.at && price <= current.price);
  return {
    start: from,
    recordedSince,
    readings: changes.length,
    points: inBuckets(steps, from, end),
    current: current?.price,
    lowest,
    highest: sound.length > 0 ? Math.max(...sound.map(({ price }) => price)) : undefined,
    average: timeAverage(sound, held ? (steps.at(-1)?.at ?? end) : end),
    usual: story?.usual ?? undefined,
    lowestSince: held ? undefined : rival && changes[changes.indexOf(rival) + 1]?.at,
    lowestDays: minDays === undefined ? undefined : story?.lows.findLast((term) => term >= minDays),
    verdict: story?.verdict ?? 'NEW',
  };
}

/** Steps of the price from a time on; the first is the price at that time. */
function stepsFrom(changes: readonly { at: number; price: number }[], from: number) {
  const first = changes.findLastIndex(({ at }) => at <= from);
  return changes.slice(Math.max(first, 0)).map(({ at, price }) => ({ at: Math.max(at, from), price }));
}

function timeAverage(steps: readonly { at: number; price: number }[], end: number): number | undefined {
  const first = steps[0];
  if (!first) return undefined;
  if (end <= first.at) return first.price;
  const sum = steps.reduce((total, { at, price }, i) => total + price * ((steps[i + 1]?.at ?? end) - at), 0);
  return Math.round(sum / (end - first.at));
}

/** Reduces too many steps to the lowest in each of equal parts of the range, and the last one. */
function inBuckets(steps: PriceFigures['points'], from: number, end: number): PriceFigures['points'] {
  if (steps.length <= MAX_POINTS) return steps;
  const width = (end - from) / (MAX_POINTS - 1);
  const buckets = Map.groupBy(steps.slice(0, -1), ({ at }) => Math.floor((at - from) / width));
  const lows = [...buckets.values()].flatMap(
    (bucket) => bucket.toSorted((a, b) => a.price - b.price || a.at - b.at)[0] ?? [],
  );
  return [...lows, ...steps.slice(-1)];
}

/** Readings that changed the price. */
function priceChanges(readings: readonly Reading[]): Reading[] {
  return readings.filter(({ price }, i) => price !== readings[i - 1]?.price);
}
