import { expect, test } from 'vitest';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';
import type { PriceFact } from './price-facts.ts';
import { priceSteps } from './price-steps.ts';

const DAY = 86_400_000;
const END = Date.UTC(2026, 7, 1);
/** 2,000 for ninety days, then 1,000 for ten. */
const statistics: PriceStatistics = {
  currency: 'THB',
  startTime: END - 100 * DAY,
  endTime: END,
  readings: 2,
  points: [
    { time: END - 100 * DAY, price: 2_000 },
    { time: END - 10 * DAY, price: 1_000 },
  ],
  verdict: 'FAR_BELOW',
};
const pathOf = (fact: PriceFact, over: Partial<PriceStatistics> = {}) =>
  priceSteps({ ...statistics, ...over }, [fact])?.marks[0]?.path;

test('a low is marked over its term, within the range, at the height of the current price', () => {
  const low = (days?: number): PriceFact => ({ kind: 'low', days, since: END - 50 * DAY });
  const y = priceSteps(statistics, [])?.now.y;
  expect(pathOf(low(90))).toBe(`M10 ${y}H100`);
  expect(pathOf(low(180))).toBe(`M0 ${y}H100`);
  expect(pathOf(low())).toBe(`M50 ${y}H100`);
});

test('a reduction is marked over the thirty days before it, at the height of its base', () => {
  const fact = { kind: 'reduction', amount: 1_000, before: 2_000, at: END - 10 * DAY } as const;
  expect(pathOf(fact)).toBe(`M60 ${priceSteps(statistics, [])?.points[0]?.y}H90`);
  expect(pathOf(fact, { startTime: END - 10 * DAY })).toBeUndefined();
  const higher = priceSteps(statistics, [{ ...fact, before: 3_000 }]);
  expect(higher?.axis.map(({ price }) => price)).toEqual([3_000, 1_000]);
});

test('the start of the records is marked where the range reaches it; the usual price is a line of its own', () => {
  expect(pathOf({ kind: 'tracked', since: END - 80 * DAY })).toBe('M20 0V100');
  expect(pathOf({ kind: 'tracked', since: END - 101 * DAY })).toBeUndefined();
  expect(pathOf({ kind: 'usual', verdict: 'FAR_BELOW', price: 2_000 })).toBeUndefined();
});
