import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';

/** Price over time in percent of a box of 100 × 100, with the height of its mark beside the box. */
export type CompareLine = { id: string; path: string; markY: number };
export type CompareLines = {
  lines: readonly CompareLine[];
  /** The highest and the lowest price shown, with their heights. */
  axis: readonly { price: number; y: number }[];
  start: number;
  end: number;
};

const DAY_MS = 86_400_000;
/** Longest range that is drawn, in days. */
const MAX_DAYS = 180;
/** Padding above the highest and below the lowest price, in percent. */
const ROOM = 8;
/** Distance of two marks, in percent of the height. */
const MARK_GAP = 13;

/** Prices of several goods in one chart: of the last half-year, or as far as the records reach. Undefined without any. */
export function compareLines(
  all: readonly { id: string; statistics: PriceStatistics }[],
): CompareLines | undefined {
  const known = all.filter(({ statistics }) => statistics.points.length > 0);
  if (known.length === 0) return undefined;
  const end = Math.max(...known.map(({ statistics }) => statistics.endTime));
  const first = Math.min(...known.map(({ statistics }) => statistics.points[0]?.time ?? end));
  const start = Math.max(first, end - MAX_DAYS * DAY_MS);
  const drawn = known.map(({ id, statistics }) => ({ id, points: pointsFrom(statistics, start) }));
  const prices = drawn.flatMap(({ points }) => points.map(({ price }) => price));
  const [high, low] = [Math.max(...prices), Math.min(...prices)];
  const x = (time: number) => rounded(((time - start) / (end - start || 1)) * 100);
  const y = (price: number) =>
    high === low ? 50 : rounded(ROOM + ((high - price) / (high - low)) * (100 - 2 * ROOM));
  const marks = spread(drawn.map(({ points }) => y(points.at(-1)?.price ?? low)));
  return {
    lines: drawn.map(({ id, points }, index) => {
      const steps = points.map(({ time, price }, i) =>
        i === 0 ? `M${x(time)} ${y(price)}` : `H${x(time)}V${y(price)}`,
      );
      return { id, path: `${steps.join('')}H100`, markY: marks[index] ?? 0 };
    }),
    axis: [...new Set([high, low])].map((price) => ({ price, y: y(price) })),
    start,
    end,
  };
}

/** Points from a time on, the price that held then first. */
function pointsFrom({ points }: PriceStatistics, start: number) {
  const at = Math.max(
    points.findLastIndex(({ time }) => time <= start),
    0,
  );
  return points.slice(at).map(({ time, price }) => ({ time: Math.max(time, start), price }));
}

/** Heights far enough from each other, within the box, in the order given. */
function spread(heights: readonly number[]): number[] {
  const order = heights.map((height, index) => ({ height, index })).toSorted((a, b) => a.height - b.height);
  const placed: number[] = [];
  let above = Number.NEGATIVE_INFINITY;
  for (const [rank, { height, index }] of order.entries()) {
    const lowest = 100 - MARK_GAP * (order.length - 1 - rank);
    above = Math.max(Math.min(height, lowest), above + MARK_GAP);
    placed[index] = above;
  }
  return placed;
}

const rounded = (value: number) => Math.round(value * 100) / 100;
