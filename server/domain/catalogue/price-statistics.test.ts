import { expect, test } from 'vitest';
import { priceFigures } from './price-statistics.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 7, 1);
const ago = (days: number) => NOW - days * DAY;
const history = (...points: [days: number, price: number][]) =>
  points.map(([days, price], i) => ({
    at: new Date(ago(days)),
    until: new Date(ago(points[i + 1]?.[0] ?? Math.min(days, 0))),
    price,
    available: true,
  }));
const figures = (points: ReturnType<typeof history>, days?: number, minDays?: number) =>
  priceFigures(
    points,
    { start: days === undefined ? undefined : ago(days), end: NOW, minDays },
    'Asia/Bangkok',
  );

test('the price at the start of the range counts from there, for as long as it applied', () => {
  const found = figures(history([100, 5_000], [40, 1_000], [20, 3_000], [10, 2_000]), 30);
  expect(found).toMatchObject({
    start: ago(30),
    recordedSince: ago(100),
    readings: 4,
    current: 2_000,
    lowest: { at: ago(30), price: 1_000 },
    highest: 3_000,
    average: 2_000,
    lowestSince: ago(20),
    usual: 5_000,
    verdict: 'FAR_BELOW',
  });
  expect(found.points.map(({ at, price }) => [(NOW - at) / DAY, price])).toEqual([
    [30, 1_000],
    [20, 3_000],
    [10, 2_000],
  ]);
});

test('the time before the first record is unknown and has no weight', () => {
  const found = figures(history([10, 4_000], [5, 2_000]), 30);
  expect(found).toMatchObject({ start: ago(30), average: 3_000, verdict: 'NEW', lowestSince: undefined });
  expect(found.points[0]?.at).toBe(ago(10));
});

test('points in the future, and points that change nothing, are ignored', () => {
  const found = figures(history([20, 900], [15, 900], [5, 800], [-1, 1]));
  expect([found.readings, found.current, found.start]).toEqual([2, 800, ago(20)]);
});

test('usual price and verdict are those of the story at the end, over any range', () => {
  const points = history([60, 1_000], [10, 900]);
  expect(figures(points, 7)).toMatchObject({ usual: 1_000, verdict: 'BELOW' });
  expect(figures(history([20, 1_000], [10, 900]))).toMatchObject({ usual: undefined, verdict: 'NEW' });
});

test('[X29] a lowest-price term is at least the requested one; without a request there is none', () => {
  const points = history([200, 1_000], [100, 2_000], [5, 1_500]);
  expect(figures(points, 90, 7).lowestDays).toBe(90);
  expect(figures(points, 90, 90).lowestDays).toBe(90);
  expect(figures(points, 90, 91).lowestDays).toBeUndefined();
  expect(figures(points, 90).lowestDays).toBeUndefined();
});

test('a price that changes too often keeps its lows and its last step', () => {
  const points = history(
    ...Array.from({ length: 1_000 }, (_, i): [number, number] => [100 - i / 10, 1_000 + (i % 7)]),
  );
  const found = figures(points, 90);
  expect(found.points.length).toBeLessThanOrEqual(121);
  expect(found.points.at(-1)?.price).toBe(found.current);
  expect(found.lowest?.price).toBe(1_000);
  expect(found.points.slice(1, -1).every(({ price }) => price === 1_000)).toBe(true);
  expect(found.points.map(({ at }) => at)).toEqual(
    found.points.map(({ at }) => at).toSorted((a, b) => a - b),
  );
});

test('a product without a recorded price has no figures', () => {
  expect(figures([], 30)).toMatchObject({
    points: [],
    current: undefined,
    average: undefined,
    verdict: 'NEW',
  });
});

test('of equal lows the first counts', () => {
  const found = figures(history([30, 3_000], [20, 1_000], [15, 2_000], [10, 1_000], [5, 2_000]));
  expect(found.lowest).toEqual({ at: ago(20), price: 1_000 });
});

test('a held price is drawn, and is neither the lowest nor part of the average; a dropped one isn’t drawn', () => {
  const points = history([100, 50_000], [0, 4_000]);
  expect(figures(points)).toMatchObject({ current: 4_000, lowest: { price: 50_000 }, average: 50_000 });
  expect(figures(points).points.map(({ price }) => price)).toEqual([50_000, 4_000]);
  const dropped = points.map((point, i) => (i === 1 ? { ...point, decision: 'dropped' as const } : point));
  expect(figures(dropped).current).toBeUndefined();
  expect(figures(dropped).points.map(({ price }) => price)).toEqual([50_000]);
});
