import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { PRICE_RULES } from '#schemas/price-rules.ts';
import type { MarkedFact, PriceFact } from './price-facts.ts';

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
  /** Marks of the facts whose time is shown, with their paths in the box. */
  marks: readonly { fact: MarkedFact; path: string }[];
  /** Prices on the vertical axis with their heights: the highest and the lowest shown. */
  axis: readonly { price: number; y: number }[];
  /** Prices at the upper and the lower edge. */
  edges: { top: number; bottom: number };
  /** Part of the range without data, in percent from its start. */
  unknown: number;
};

/** Padding above the highest and below the lowest price, as a share of the distance between them. */
const ROOM = 0.15;
const DAY_MS = 86_400_000;

/**
 * The shape of a price over time, which holds until it changes, and of the facts about it. Undefined without a price.
 */
export function priceSteps(
  { points, startTime, endTime, usualPrice }: PriceStatistics,
  facts: readonly PriceFact[],
): PriceSteps | undefined {
  const prices = points.map(({ price }) => price);
  const marked = facts.filter((fact) => fact.kind !== 'usual');
  const bases = marked.flatMap((fact) => (fact.kind === 'reduction' ? fact.before : []));
  const shown = [...prices, ...bases, ...(usualPrice === undefined ? [] : [usualPrice])];
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
    marks: marked
      .map((fact) => ({ fact, path: markPath(fact, { x, y, endTime, price: last.price }) }))
      .filter(({ path }) => path !== ''),
    axis: [...new Set([high, low])].map((price) => ({ price, y: y(price) })),
    edges: { top: high + room, bottom: low - room },
    unknown: first.x,
  };
}

type Frame = { x: (time: number) => number; y: (price: number) => number; endTime: number; price: number };

/**
 * Path of a fact's mark, '' before the range: the term of a low at the height of the current price, the days before a
 * reduction at the height of its base, the start of the records from top to bottom.
 */
function markPath(fact: MarkedFact, { x, y, endTime, price }: Frame): string {
  const start = (time: number) => Math.max(x(time), 0);
  switch (fact.kind) {
    case 'low': {
      const from = fact.days === undefined ? fact.since : endTime - fact.days * DAY_MS;
      return `M${start(from)} ${y(price)}H100`;
    }
    case 'reduction': {
      const from = fact.at - PRICE_RULES.reductionDays * DAY_MS;
      return x(fact.at) <= 0 ? '' : `M${start(from)} ${y(fact.before)}H${x(fact.at)}`;
    }
    case 'tracked':
      return x(fact.since) < 0 ? '' : `M${x(fact.since)} 0V100`;
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100;
