import { expect, test } from 'vitest';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import { compareLines } from './compare-lines.ts';

const DAY_MS = 86_400_000;
const END = 1_000 * DAY_MS;
const goods = (id: string, ...points: [daysAgo: number, price: number][]) => ({
  id,
  statistics: {
    endTime: END,
    points: points.map(([days, price]) => ({ time: END - days * DAY_MS, price })),
  } as unknown as PriceStatistics,
});

test('lines share one scale, and begin where their records do', () => {
  const chart = compareLines([goods('a', [100, 200], [50, 100]), goods('b', [50, 300])]);
  expect(chart?.lines.map(({ path }) => path)).toEqual(['M0 50H50V92H100', 'M50 8H100']);
  expect(chart?.axis).toEqual([
    { price: 300, y: 8 },
    { price: 100, y: 92 },
  ]);
});

test('prices before the last half-year count by the one that held then', () => {
  const chart = compareLines([goods('a', [500, 900], [300, 200], [90, 100])]);
  expect(chart?.start).toBe(END - 180 * DAY_MS);
  expect(chart?.lines[0]?.path).toBe('M0 8H50V92H100');
});

test('marks of equal prices stand apart, within the chart', () => {
  const all = ['a', 'b', 'c', 'd'].map((id) => goods(id, [10, 100]));
  const heights = compareLines(all)?.lines.map(({ markY }) => markY) ?? [];
  expect(heights.map((y, i) => y - (heights[i - 1] ?? y - 13))).toEqual([13, 13, 13, 13]);
  expect(Math.max(...heights)).toBeLessThanOrEqual(100);
});

test('there is no chart without records', () => {
  expect(compareLines([goods('a')])).toBeUndefined();
});
