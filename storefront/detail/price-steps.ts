import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';

/** Point in the chart, in percent from its start and its top. */
type Place = { x: number; y: number };
export type ChartPoint = Place & { time: number; price: number };
export type PriceSteps = {
  points: readonly ChartPoint[];
  /** The line, in a box of 100 × 100. */
  line: string;
  lowest: ChartPoint;
  now: Place;
  /** Height of the usual price; undefined without one. */
  usualY: number | undefined;
  /** Prices on the vertical axis with their heights: the highest and the lowest shown. */
  axis: readonly { price: number; y: number }[];
  /** Part of the range without data, in percent from its start. */
  unknown: number;
};

/** Padding above the highest and below the lowest price, as a share of the distance between them. */
const ROOM = 0.15;

/** The shape of a price over time: it holds until it changes. Undefined without a price. */
export function priceSteps({
  points,
  startTime,
  endTime,
  usualPrice,
}: PriceStatistics): PriceSteps | undefined {
  const prices = points.map(({ price }) => price);
  const shown = usualPrice === undefined ? prices : [...prices, usualPrice];
  const [high, low] = [Math.max(...shown), Math.min(...shown)];
  // A price that never changed runs through the middle.
  const room = (high - low || high || 1) * ROOM;
  const x = (time: number) => rounded(((time - startTime) / (endTime - startTime || 1)) * 100);
  const y = (price: number) => rounded(((high + room - price) / (high - low + 2 * room)) * 100);
  const placed = points.map(({ time, price }) => ({ time, price, x: x(time), y: y(price) }));
  const first = placed[0];
  const last = placed.at(-1);
  const lowest = placed.find(({ price }) => price === Math.min(...prices));
  if (!first || !last || !lowest) return undefined;
  const steps = placed.slice(1).map((point) => `H${point.x}V${point.y}`);
  return {
    points: placed,
    line: `M${first.x} ${first.y}${steps.join('')}H100`,
    lowest,
    now: { x: 100, y: last.y },
    usualY: usualPrice === undefined ? undefined : y(usualPrice),
    axis: [...new Set([high, low])].map((price) => ({ price, y: y(price) })),
    unknown: first.x,
  };
}

const rounded = (value: number) => Math.round(value * 100) / 100;
