import { expect, test } from 'vitest';
import { variantNames } from './variant-names.ts';

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
