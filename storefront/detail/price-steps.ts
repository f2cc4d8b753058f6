import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';

/** A place in the chart, percent from its start and its top. */
type Place = { x: number; y: number };
export type ChartPoint = Place & { time: number; price: number };
export type PriceSteps = {
  points: readonly ChartPoint[];
  /** The line, in a box of 100 × 100. */
  line: string;
  lowest: ChartPoint;
  now: Place;
  averageY: number;
  /** How much of the range, percent from its start, nothing is known of. */
  unknown: number;
};

/** Room above the highest and below the lowest price, as a part of what is between them. */
const ROOM = 0.15;

/** The shape of a price over time: it holds until it changes. Undefined without a price. */
export function priceSteps({
  points,
  startTime,
  endTime,
  averagePrice,
}: PriceStatistics): PriceSteps | undefined {
  const prices = points.map(({ price }) => price);
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  // A price that never changed runs through the middle.
  const room = (high - low || high || 1) * ROOM;
  const x = (time: number) => rounded(((time - startTime) / (endTime - startTime || 1)) * 100);
  const y = (price: number) => rounded(((high + room - price) / (high - low + 2 * room)) * 100);
  const placed = points.map(({ time, price }) => ({ time, price, x: x(time), y: y(price) }));
  const first = placed[0];
  const last = placed.at(-1);
  const lowest = placed.find(({ price }) => price === low);
  if (!first || !last || !lowest) return undefined;
  const steps = placed.slice(1).map((point) => `H${point.x}V${point.y}`);
  return {
    points: placed,
    line: `M${first.x} ${first.y}${steps.join('')}H100`,
    lowest,
    now: { x: 100, y: last.y },
    averageY: y(averagePrice ?? last.price),
    unknown: first.x,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** From here on an average is told in whole units. */
const WHOLE_FROM = 100;

/** An average as people say it: no satang beside hundreds of baht. */
export function roundAverage(price: number | undefined): number | undefined {
  return price !== undefined && price >= WHOLE_FROM ? Math.round(price) : price;
}
