import { expect, test } from 'vitest';
import { compareVariants, variantNames } from './variant-names.ts';

test('variants are named by the words in which they differ', () => {
  expect(variantNames(['Aura 700 สีดำ รุ่นปี 2026', 'Aura 700 สีเขียว อ่อน รุ่นปี 2026'])).toEqual([
    'สีดำ',
    'สีเขียว อ่อน',
  ]);
  expect(variantNames(['Shirt M', 'Shirt L'])).toEqual(['M', 'L']);
});

test('a name without words of its own is kept whole', () => {
  expect(variantNames(['Shirt', 'Shirt XL'])).toEqual(['Shirt', 'XL']);
  expect(variantNames(['Shirt', 'Shirt'])).toEqual(['Shirt', 'Shirt']);
  expect(variantNames([])).toEqual([]);
});

test('words that all have at the same place are left out, and signs at the end', () => {
  const names = ['Tee Black Oversized Size S, soft', 'Tee White Oversized Size XL, soft'];
  expect(variantNames(names)).toEqual(['Black S', 'White XL']);
});

test('a number keeps its unit', () => {
  expect(variantNames(['Fryer 3.5 L Dial', 'Fryer 5.5 L Dial'])).toEqual(['3.5 L', '5.5 L']);
  expect(variantNames(['รองเท้า 38 ใส่สบายทั้งวัน', 'รองเท้า 39 ใส่สบายทั้งวัน'])).toEqual(['38', '39']);
  expect(variantNames(['Fryer 3', 'Fryer 5'])).toEqual(['3', '5']);
});

test('sizes are in order from small to large, numbers by their value', () => {
  const order = (...names: string[]) => names.toSorted(compareVariants);
  expect(order('Black XL', 'Black S', 'Black M')).toEqual(['Black S', 'Black M', 'Black XL']);
  expect(order('12/256GB', '8/256GB', 'EU 9')).toEqual(['8/256GB', '12/256GB', 'EU 9']);
});
