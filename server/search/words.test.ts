import { describe, expect, test } from 'vitest';
import { formsOf, textWords } from './words.ts';

const forms = (text: string) => textWords(text).flatMap(formsOf);

describe('textWords', () => {
  test('splits Thai by its dictionary and keeps Latin words beside it', () => {
    expect(forms('โทรศัพท์OPPO พร้อมใช้')).toEqual(['โทรศัพท', 'oppo', 'พรอม', 'ใช']);
    expect(forms('Harga terendah')).toEqual(['harga', 'terendah']);
  });

  test.each([
    ['full-width letters', 'ＯＰＰＯ', 'oppo'],
    ['both spellings of sara am', 'น้ํามัน', 'น้ำมัน'],
    ['a doubled sara e for sara ae', 'เเบตเตอรี่', 'แบตเตอรี่'],
    ['Thai digits', 'iphone ๑๕', 'iphone 15'],
    ['accents', 'Café', 'cafe'],
    ['plurals', 'Headphones watches batteries', 'headphone watch battery'],
    ['a plus that ends a name', 'J4+', 'j4 plus'],
  ])('%s', (_, one, other) => {
    expect(forms(one)).toEqual(forms(other));
  });

  test.each(['glass', 'plus', 'tennis'])('%s is no plural', (word) => {
    expect(forms(word)).toEqual([word]);
  });

  test.each([
    ['Sony WH-1000XM5', 'wh1000xm5'],
    ['Galaxy S 24', 's24'],
    ['8+128 GB', '128gb'],
    ['Redmi 13C', 'redmi13c'],
  ])('the model number of %s also stands whole', (text, model) => {
    expect(forms(text)).toContain(model);
  });

  test('a name with its number is found by both', () => {
    expect(forms('iphone15')).toEqual(['iphone15', 'iphone', '15']);
  });

  test('words without a number aren’t joined, nor those across a comma', () => {
    expect(forms('free-shipping, 24')).toEqual(['free', 'shipping', '24']);
  });

  test('what is no word and what is too long to be one is left out', () => {
    expect(forms(`"; -- <script> ${'x'.repeat(51)} \u0e49`)).toEqual(['script']);
  });
});
