import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import type { Reading } from './price-days.ts';
import { priceStory } from './price-story.ts';

/** Requested range of time, milliseconds, and the shortest lowest-price term that counts. */
type Range = { start: number | undefined; end: number; minDays?: number | undefined };

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
  { start, end, minDays }: Range,
  timeZone: string,
): PriceFigures {
  const story = priceStory(readings, end, timeZone);
  const changes = priceChanges(readings, end).map(({ at, price }) => ({ at: at.getTime(), price }));
  const recordedSince = changes[0]?.at;
  const from = start ?? recordedSince ?? end;
  const steps = stepsFrom(changes, from);
  const current = changes.at(-1);
  const lowest = steps.reduce<PriceFigures['lowest']>(
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
    highest: steps.length > 0 ? Math.max(...steps.map(({ price }) => price)) : undefined,
    average: timeAverage(steps, end),
    usual: story?.usual ?? undefined,
    lowestSince: rival && changes[changes.indexOf(rival) + 1]?.at,
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

/** Readings up to `now` that changed the price. */
function priceChanges(readings: readonly Reading[], now: number): Reading[] {
  return readings
    .filter(({ at }) => at.getTime() <= now)
    .filter(({ price }, i, past) => price !== past[i - 1]?.price);
}
