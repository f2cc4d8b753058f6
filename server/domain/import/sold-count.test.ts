import { expect, test } from 'vitest';
import { parseCount } from './sold-count.ts';

test.each([
  ['8 sold', 8],
  ['1,234 sold', 1_234],
  ['1.234 terjual', 1_234],
  ['1.2K ขายแล้ว', 1_200],
  ['ขายแล้ว 3.4k', 3_400],
  ['ขายแล้ว 3.4k ชิ้น', 3_400],
  ['10RB+ terjual', 10_000],
  ['1,5 jt terjual', 1_500_000],
  ['2 หมื่นชิ้น', 20_000],
  ['1.5 แสน', 150_000],
  ['2.3 ล้าน', 2_300_000],
  ['12 kg', 12],
  ['0', 0],
  ['12.0', 12],
  ['๑,๒๓๔ ชิ้น', 1_234],
  ['ขายแล้ว 9.3พัน ชิ้น', 9_300],
  ['528.8พัน', 528_800],
  ['1 ribu terjual', 1_000],
  ['2.5M+', 2_500_000],
])('%s is %i', (text, count) => {
  expect(parseCount(text)).toBe(count);
});

test('a text without a number has no count', () => {
  expect(parseCount('ขายดี')).toBeUndefined();
});
