import { expect, test } from 'vitest';
import { currencySymbol } from './currency.ts';

test.each([
  ['USD', '$'],
  ['SGD', 'S$'],
  ['THB', '฿'],
  ['MYR', 'RM'],
  ['PHP', '₱'],
  ['INR', '₹'],
  ['HKD', 'HK$'],
  ['CNY', '¥'],
  ['IDR', 'Rp'],
  ['VND', 'VND'],
  ['constructor', 'constructor'],
])('[L2] %s is shown as %s', (code, symbol) => {
  expect(currencySymbol(code)).toBe(symbol);
});
