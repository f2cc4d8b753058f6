import type { PriceVerdict } from '#schemas/entities/price-statistics.ts';
import { labelDays } from '#schemas/labels.ts';
import { type PricePoint, priceChanges, priceLabels } from './price-labels.ts';

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
  lowestSince: number | undefined;
  lowestDays: number | undefined;
  verdict: PriceVerdict;
};

const DAY_MS = 86_400_000;
/** Limit of steps for a chart. */
const MAX_POINTS = 120;
const ENOUGH_DAYS = 7;
/** Percent around the average that counts as usual. */
const USUAL_PERCENT = 5;

/** Figures of a price over a range, from its ascending history. The time before the first record is unknown. */
export function priceFigures(history: readonly PricePoint[], { start, end, minDays }: Range): PriceFigures {
  const changes = priceChanges(history, end).map(({ at, price }) => ({ at: at.getTime(), price }));
  const recordedSince = changes[0]?.at;
  const from = start ?? recordedSince ?? end;
  const steps = stepsFrom(changes, from);
  const current = changes.at(-1);
  const lowest = steps.reduce<PriceFigures['lowest']>(
    (best, step) => (best && best.price <= step.price ? best : step),
    undefined,
  );
  const average = timeAverage(steps, end);
  const rival = current && changes.findLast(({ at, price }) => at < current.at && price <= current.price);
  return {
    start: from,
    recordedSince,
    readings: changes.length,
    points: inBuckets(steps, from, end),
    current: current?.price,
    lowest,
    highest: steps.length > 0 ? Math.max(...steps.map(({ price }) => price)) : undefined,
    average,
    lowestSince: rival && changes[changes.indexOf(rival) + 1]?.at,
    lowestDays: minDays === undefined ? undefined : longestLow(history, end, minDays),
    verdict: verdictOf(steps, end, average),
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

function longestLow(history: readonly PricePoint[], now: number, minDays: number): number | undefined {
  const days = priceLabels(history, now).labels.flatMap((code) => labelDays(code) ?? []);
  return days.filter((term) => term >= minDays).toSorted((a, b) => b - a)[0];
}

function verdictOf(steps: PriceFigures['points'], end: number, average: number | undefined): PriceVerdict {
  const first = steps[0];
  const current = steps.at(-1)?.price;
  const isKnown = steps.length > 1 && first !== undefined && end - first.at >= ENOUGH_DAYS * DAY_MS;
  if (!isKnown || current === undefined || average === undefined) return 'NEW';
  if (steps.every(({ price }) => price >= current)) return 'LOWEST';
  if (current * 100 <= average * (100 - USUAL_PERCENT)) return 'BELOW';
  return current * 100 >= average * (100 + USUAL_PERCENT) ? 'ABOVE' : 'USUAL';
}
