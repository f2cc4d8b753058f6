import { expect, test } from 'vitest';
import { plusCount, shortCount } from './count.ts';

test.each([
  [0, '0'],
  [99, '99'],
  [100, '100+'],
  [999, '900+'],
  [1000, '1k+'],
  [12345, '12k+'],
  [-1, ''],
  [undefined, ''],
  [Number.NaN, ''],
  [Number.POSITIVE_INFINITY, ''],
])('[L5] %j is %s', (count, text) => {
  expect(plusCount(count)).toBe(text);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1234, '1.2k'],
  [9999, '9.9k'],
  [12345, '12k'],
  [999_999, '999k'],
  [1_200_000, '1.2M'],
  [12_345_678, '12M'],
  [-1, ''],
  [null, ''],
])('[L5] %j is %s for short', (count, text) => {
  expect(shortCount(count)).toBe(text);
});
