import { describe, expect, test } from 'vitest';
import { fixtureContext } from '../fixtures.ts';
import { comparedPrice, goodsDiscount, goodsPriceRange } from './goods-price.ts';

const english = fixtureContext({ lang: 'en' });

describe('goodsPriceRange', () => {
  test.each([
    [undefined, ''],
    [{ maxSalePrice: 200 }, ''],
    [{ minSalePrice: 100 }, '฿100'],
    [{ minSalePrice: 100, maxSalePrice: 100 }, '฿100'],
    [{ minSalePrice: 100, maxSalePrice: 200.5, currencyCode: 'SGD' }, 'S$100 – S$200.50'],
  ])('%j is "%s"', (priceRange, text) => {
    expect(goodsPriceRange({ priceRange }, english)).toBe(text);
  });
});

describe('goodsDiscount', () => {
  test.each([
    [0.35, 35],
    [0.004, 0],
    [1, 100],
    [1.2, 0],
    [undefined, 0],
  ])('a fraction of %s is %i percent', (discount, percent) => {
    expect(goodsDiscount({ discount }, undefined)).toBe(percent);
  });

  test('nothing on a leaderboard’s card', () => {
    expect(goodsDiscount({ discount: 0.35 }, { groupId: '1' })).toBe(0);
  });
});

test('a product is compared by its lowest price, by the highest of a range with a bait, and not at a held one', () => {
  const range = (minSalePrice: number, maxSalePrice?: number) => ({
    priceRange: { minSalePrice, maxSalePrice },
  });
  expect(comparedPrice(range(100, 999))).toBe(100);
  expect(comparedPrice(range(1, 158))).toBe(158);
  expect(comparedPrice({ ...range(100), priceHeld: true })).toBeUndefined();
  expect(comparedPrice({})).toBeUndefined();
});
