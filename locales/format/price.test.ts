import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatAmount, formatDealPrice, formatMinor, formatPrice, type NumberContext } from './price.ts';

const locale = (lang: NumberContext['lang']): NumberContext => ({ lang, tenant: { numberStyle: 'locale' } });

afterEach(() => vi.restoreAllMocks());

test.each([
  [1234.567, '1,234.56'],
  [19.99, '19.99'],
  [0.29, '0.29'],
  [1.13, '1.13'],
  ['1.139', '1.13'],
  ['1234567', '1,234,567'],
  [999, '999'],
  ['1234.50', '1,234.5'],
  ['1290.00', '1,290'],
  [0, '0'],
  [-5, '-5'],
  [-1234.567, '-1234.567'],
  ['abc', ''],
  ['', ''],
  [undefined, ''],
  [null, ''],
  [Number.NaN, ''],
])('[L3] %j is shown as "%s"', (price, text) => {
  expect(formatAmount(price)).toBe(text);
});

test('[L3] [X18] truncates every price on its decimal notation', () => {
  const oracle = new Intl.NumberFormat('en', { maximumFractionDigits: 2, roundingMode: 'trunc' });
  const price = fc.oneof(
    fc.double({ min: 0, max: 1e15, noNaN: true }),
    fc.integer({ min: 0, max: 10_000_000 }).map((satang) => satang / 100),
  );
  fc.assert(
    fc.property(price, (value) => formatAmount(value) === oracle.format(value)),
    { numRuns: 2000 },
  );
});

test('[X19] the symbol is directly before the number', () => {
  expect(formatPrice('1290', 'THB')).toBe('฿1,290');
  expect(formatPrice(1234567.5, 'IDR', { lang: 'id', tenant: { numberStyle: 'spec' } })).toBe(
    'Rp1,234,567.50',
  );
  expect(formatPrice('free', 'THB')).toBe('');
});

test('[X19] a tenant may follow the convention of the language', () => {
  expect(formatPrice(1234567.5, 'IDR', locale('id'))).toBe('Rp\u00a01.234.567,50');
  expect(formatPrice(1234.5, 'THB', locale('id'))).toBe('฿1.234,50');
  expect(formatPrice(1234.5, 'THB', locale('th'))).toBe('฿1,234.50');
});

test('minor units are shown as a price', () => {
  expect(formatMinor(123456, 'THB')).toBe('฿1,234.56');
});

test.each([0, '0.00', 0.001, '', undefined, -5, 'abc'])(
  '[L4] a deal price of %j is rejected and logged',
  (price) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(formatDealPrice(price, 'THB')).toBe('');
    expect(log).toHaveBeenCalledTimes(1);
  },
);

test('[L4] any other deal price is shown', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(formatDealPrice('1290.00', 'THB')).toBe('฿1,290');
  expect(log).not.toHaveBeenCalled();
});
