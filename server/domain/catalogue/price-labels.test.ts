import { describe, expect, test } from 'vitest';
import type { LowTerm } from './price-claims.ts';
import { currentLabels, priceLabels, withPriceLabels } from './price-labels.ts';

const NOW = Date.UTC(2026, 10, 25);
const labelsOf = (lows: LowTerm[], allTimeLow = false) => {
  const { deal, goods } = priceLabels({ lows, allTimeLow, reduction: null });
  return { deal, goods };
};
const reduced = (before: number, amount: number) =>
  priceLabels({
    lows: [],
    allTimeLow: false,
    reduction: { before, amount, percent: Math.floor((amount * 100) / before), from: 0, until: 1 },
  });

describe('[C23] a low', () => {
  test.each([
    [[], false, [], []],
    [[30], false, ['LOWEST_30_DAYS'], ['LOWEST_30_DAYS']],
    [[30, 90], false, ['LOWEST_90_DAYS'], ['LOWEST_30_DAYS']],
    [[30, 90, 180], false, ['HALF_YEAR_LOW'], ['LOWEST_30_DAYS']],
    [[30, 90, 180, 365], false, ['HALF_YEAR_LOW'], ['LOWEST_30_DAYS']],
    [[365], false, [], []],
    // A record of 200 days: the term says how long it is.
    [[30, 90, 180], true, ['HALF_YEAR_LOW'], ['LOWEST_30_DAYS']],
    [[30, 90, 180, 365], true, ['ALL_TIME_LOW'], ['ALL_TIME_LOW']],
    [[], true, ['ALL_TIME_LOW'], ['ALL_TIME_LOW']],
  ] as const)('of the terms %j, of all time: %j', (lows, allTimeLow, deal, goods) => {
    expect(labelsOf([...lows], allTimeLow)).toEqual({ deal, goods });
  });
});

test('a reduction has a label, a second one from 20 %, and its rate is rounded down', () => {
  expect(reduced(30_000, 5_999)).toMatchObject({
    deal: ['PRICE_REDUCTION'],
    goods: [],
    priceReduction: 5_999,
    priceDeductRate: 0.1999,
  });
  expect(reduced(30_000, 6_000)).toMatchObject({
    deal: ['PRICE_REDUCTION', 'PRICE_REDUCTION_TOP'],
    priceDeductRate: 0.2,
  });
  expect(priceLabels({ lows: [], allTimeLow: false, reduction: null })).toMatchObject({
    priceReduction: null,
    priceDeductRate: null,
  });
});

test('labels of prices are replaced, others stay; the same ones keep their order', () => {
  const stored = ['EXCLUSIVE', 'LOWEST_7_DAYS', 'PRICE_REDUCTION', 'FLASH_SALE'];
  expect(withPriceLabels(stored, ['ALL_TIME_LOW'])).toEqual(['EXCLUSIVE', 'FLASH_SALE', 'ALL_TIME_LOW']);
  expect(withPriceLabels(stored, ['PRICE_REDUCTION', 'LOWEST_7_DAYS'])).toEqual(stored);
});

test('labels of prices count before the end of their story only, and never without a story', () => {
  const labels = ['EXCLUSIVE', 'LOWEST_30_DAYS', 'HALF_YEAR_LOW', 'ALL_TIME_LOW', 'PRICE_REDUCTION_TOP'];
  const at = (storyUntil: Date | null) => currentLabels({ labels, storyUntil }, NOW);
  expect(at(new Date(NOW + 1))).toEqual(labels);
  expect(at(new Date(NOW))).toEqual(['EXCLUSIVE']);
  expect(at(null)).toEqual(['EXCLUSIVE']);
});
