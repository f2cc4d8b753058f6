import { describe, expect, test } from 'vitest';
import { parsePrice } from './price.ts';

test.each([
  ['1290', 129_000],
  ['1,290.00', 129_000],
  ['฿1,290', 129_000],
  ['1290 บาท', 129_000],
  ['1290 THB', 129_000],
  ['THB990', 99_000],
  ['990THB', 99_000],
  ['THB 990', 99_000],
  ['990.00 thb', 99_000],
  ['990.00  THB', 99_000],
  ['1290.-', 129_000],
  ['1,290.- บาท', 129_000],
  ['1290,50', 129_050],
  ['1.290,50', 129_050],
  ['1.290.000', 129_000_000],
  ['Rp1.290', 129_000],
  ['1 290', 129_000],
  ['1\u00a0290', 129_000],
  ['฿\u00a01,290', 129_000],
  ['๑๒๙๐', 129_000],
  ['๑,๒๙๐.๕๐ บาท', 129_050],
  ['1.290', 129],
  ['99.999', 9_999],
  ['2.794000000000000e+01', 2_794],
  ['2.409000000000000e+03', 240_900],
  ['7.800000000000000e-01', 78],
  ['1.5E1', 1_500],
])('the price %s is %i in minor units', (text, price) => {
  expect(parsePrice(text)).toMatchObject({ price, maxPrice: null, rounded: false });
});

test.each([
  ['1290 - 1990', 129_000, 199_000],
  ['฿1–฿75', 100, 7_500],
  ['฿79.50 ~ ฿389', 7_950, 38_900],
  ['1,990 ถึง 1,290 บาท', 129_000, 199_000],
  ['1290.- - 1990.-', 129_000, 199_000],
  ['500 to 500', 50_000, null],
])('the range %s goes from the lowest to the highest price', (text, price, maxPrice) => {
  expect(parsePrice(text)).toMatchObject({ price, maxPrice, rounded: false });
});

test.each([
  ['1.2K', 120_000],
  ['169.7พัน', 16_970_000],
  ['฿2.55 หมื่น', 2_550_000],
  ['1,5 jt', 150_000_000],
])('the price %s is rounded', (text, price) => {
  expect(parsePrice(text)).toMatchObject({ price, rounded: true });
});

describe('currencies', () => {
  test.each([
    ['฿45', 'THB'],
    ['$45', 'USD'],
    ['US$ 45', 'USD'],
    ['S$45', 'SGD'],
    ['Rp 45.000', 'IDR'],
    ['RM45', 'MYR'],
    ['45', undefined],
  ])('%s is in %s', (text, currency) => {
    expect(parsePrice(text)?.currency).toBe(currency);
  });
});

test.each([
  '',
  '-',
  'nan',
  '-5',
  '฿-5',
  '1e3',
  '2.35E+10',
  '1.29E+03',
  '1e99',
  '1.e2',
  '1.2.3',
  '1,29,0',
  '1-2K',
  '1 - 2 - 3',
  '5 THB 5 USD',
  'ฟรี',
  '0x10',
  '9'.repeat(101),
])('the price %j is none', (text) => {
  expect(parsePrice(text)).toBeUndefined();
});
