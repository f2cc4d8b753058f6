import { describe, expect, test } from 'vitest';
import { LOWEST_DAYS } from './constants.ts';
import { DEAL_LABEL_CODES, GOODS_LABEL_CODES } from './enums/label.ts';
import { labelDays, labelSize, labelTone, pickDealLabel } from './labels.ts';

const lowest = [170, 160, 150, 140, 130, 120, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 7].map(
  (days) => `LOWEST_${days}_DAYS`,
);
const orders = {
  A: ['FREE_SHIPPING', 'ALL_TIME_LOW', 'PRICE_REDUCTION_TOP', ...lowest, 'HALF_YEAR_LOW', 'FLASH_SALE'],
  B: ['FLASH_SALE', 'FREE_SHIPPING', 'ALL_TIME_LOW', 'HALF_YEAR_LOW', ...lowest, 'PRICE_REDUCTION_TOP'],
};
const unranked = [
  'LAZ_MALL',
  'SHOPEE_MALL',
  'PRICE_REDUCTION',
  'EXCLUSIVE',
  'EXCLUSIVE_MANUAL',
  'COLLECTION',
  'COLLECTION_MANUAL',
];
const wire = (codes: readonly string[]) => codes.map((code) => ({ code }));

describe.each(['A', 'B'] as const)('[C21] [X7] reading %s', (policy) => {
  const order = [...orders[policy], 'BEST_SELLER', 'HIGHLY_RATED'];

  test('each label wins over every one after it, in any order', () => {
    order.forEach((code, at) => {
      const rest = order.slice(at);
      expect(pickDealLabel(wire(rest), policy)).toBe(code);
      expect(pickDealLabel(wire(rest.toReversed()), policy)).toBe(code);
      expect(pickDealLabel(wire([...unranked, code]), policy)).toBe(code);
    });
  });

  test('ranks every code but seven, and shows none of those', () => {
    expect([...order, ...unranked].toSorted()).toEqual([...DEAL_LABEL_CODES].toSorted());
    expect(pickDealLabel(wire(unranked), policy)).toBeUndefined();
    expect(pickDealLabel([], policy)).toBeUndefined();
    expect(pickDealLabel(wire(['SOMETHING_NEW', 'LOWEST_5_DAYS']), policy)).toBeUndefined();
  });
});

describe('[C21] label tone', () => {
  const toned = (tone: string) => DEAL_LABEL_CODES.filter((code) => labelTone(code) === tone);

  test('free shipping is green, highly rated orange, lowest price, flash sale and best seller red-pink', () => {
    expect(toned('success')).toEqual(['FREE_SHIPPING']);
    expect(toned('warning')).toEqual(['HIGHLY_RATED']);
    expect(toned('price').toSorted()).toEqual(
      [
        ...lowest,
        'HALF_YEAR_LOW',
        'ALL_TIME_LOW',
        'PRICE_REDUCTION',
        'PRICE_REDUCTION_TOP',
        'FLASH_SALE',
        'BEST_SELLER',
      ].toSorted(),
    );
    expect(['SOMETHING_NEW', 'FOLLOW_US'].map(labelTone)).toEqual(['neutral', 'neutral']);
  });

  test('goods follow the deals', () => {
    expect(GOODS_LABEL_CODES.filter((code) => labelTone(code) === 'warning')).toEqual([
      'HIGHLY_RATED',
      'GOOD_REVIEW_PRODUCT',
    ]);
    expect(GOODS_LABEL_CODES.filter((code) => labelTone(code) === 'neutral')).toEqual([
      'LAZ_MALL',
      'SHOPEE_MALL',
    ]);
  });
});

test.each([
  ['', 'sm'],
  ['x'.repeat(12), 'sm'],
  ['x'.repeat(13), 'md'],
  ['x'.repeat(20), 'md'],
  ['x'.repeat(21), 'lg'],
  ['ถูกที่สุดใน 30 วัน', 'md'],
  ['Harga terendah sepanjang masa', 'lg'],
])('[C21] "%s" is %s', (text, size) => {
  expect(labelSize(text)).toBe(size);
});

test('[C21] days of a label', () => {
  expect(LOWEST_DAYS.map((days) => labelDays(`LOWEST_${days}_DAYS`))).toEqual(LOWEST_DAYS);
  expect(labelDays('HALF_YEAR_LOW')).toBe(180);
  expect(['ALL_TIME_LOW', 'HIGH_SALES_14_DAYS', 'LOWEST_DAYS', 'FREE_SHIPPING'].map(labelDays)).toEqual(
    Array(4).fill(undefined),
  );
});
