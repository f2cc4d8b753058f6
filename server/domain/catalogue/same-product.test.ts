import { expect, test } from 'vitest';
import { isSameProduct } from './same-product.ts';

test.each([
  ['JBL Go 4 Bluetooth Speaker, waterproof', 'JBL Bluetooth Speaker Go 4 IP rated waterproof', true],
  ['JBL Go 4 Bluetooth Speaker', 'JBL Go 3 Bluetooth Speaker', false],
  ['Xiaomi 14 12/256GB', 'Xiaomi 14 12/512GB', false],
  ['Air Fryer 5.5 L', 'Air Fryer 5.5 L', true],
  ['Air Fryer 5.5 L touch', 'Air Fryer 5 L touch', false],
  ['Rice Cooker Classic', 'Slow Cooker Modern', false],
])('%s and %s: %s', (one, other, same) => {
  expect(isSameProduct({ en: one }, { en: other })).toBe(same);
});

test('names in different languages only can’t be compared, one language in common is enough', () => {
  expect(isSameProduct({ th: 'หม้อทอด 5 ลิตร' }, { en: 'Air Fryer 5 L' })).toBe(false);
  expect(isSameProduct({ th: 'หม้อทอด 5 ลิตร', en: 'Fryer 5 L' }, { th: 'หม้อทอด 5 ลิตร' })).toBe(true);
  expect(isSameProduct({}, {})).toBe(false);
});
