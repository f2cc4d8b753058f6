import { describe, expect, test } from 'vitest';
import { formsOf, normalText, textWords } from './words.ts';

const forms = (text: string) => textWords(text).flatMap(formsOf);

test.each([
  ['a character without a width', 'หู\u200bฟัง', 'หูฟัง'],
  ['two tone marks before their vowel', 'ก\u0e48\u0e48\u0e34น', 'กิ่น'],
  ['three tone marks', 'ก\u0e48\u0e48\u0e48า', 'ก่า'],
])('%s is left out of a normalised text', (_, typed, normal) => {
  expect(normalText(typed)).toBe(normal);
});

describe('textWords', () => {
  test('splits Thai by its dictionary and keeps Latin words beside it', () => {
    expect(forms('โทรศัพท์OPPO พร้อมใช้')).toEqual(['โทรศัพท', 'oppo', 'พรอม', 'ใช']);
    expect(forms('OPPOมือถือ')).toEqual(forms('OPPO มือถือ'));
    expect(forms('Harga terendah')).toEqual(['harga', 'terendah']);
  });

  test('places words where they stand, however often the texts between spaces repeat', () => {
    expect(textWords('S 24 S 24').map(({ form, joined }) => [form, joined])).toEqual([
      ['s', 's24'],
      ['24', '24s'],
      ['s', 's24'],
      ['24', undefined],
    ]);
    expect(textWords('มือถือ มือถือ')).toEqual([...textWords('มือถือ'), ...textWords('มือถือ')]);
  });

  test.each([
    ['full-width letters', 'ＯＰＰＯ', 'oppo'],
    ['both spellings of sara am', 'น้ํามัน', 'น้ำมัน'],
    ['sara am with its tone mark between its two signs', 'นํ้ามัน', 'น้ำมัน'],
    ['sara am of two signs without a tone mark', 'ทํา', 'ทำ'],
    ['a doubled sara e for sara ae', 'เเบตเตอรี่', 'แบตเตอรี่'],
    ['Thai digits', 'iphone ๑๕', 'iphone 15'],
    ['accents', 'Café', 'cafe'],
    ['two accents on one letter', 'Tiếng', 'tieng'],
    ['plurals of words that end in a sibilant', 'dishes boxes glasses', 'dish box glass'],
    ['plurals', 'Headphones watches batteries', 'headphone watch battery'],
    ['a plus at the end of a name', 'J4+', 'j4 plus'],
    ['a plus at the end of a name within a text', 'J4+ case', 'j4 plus case'],
    ['a plus that isn’t part of a name', 'case + lamp', 'case lamp'],
  ])('%s', (_, one, other) => {
    expect(forms(one)).toEqual(forms(other));
  });

  test.each(['glass', 'plus', 'tennis', 'gas', 'ladieswear', 'boxesful', 'tablescape', 'chess4s'])(
    '%s is not a plural',
    (word) => {
      expect(forms(word)).toEqual([word]);
    },
  );

  test.each([
    ['Sony WH-1000XM5', 'wh1000xm5'],
    ['Galaxy S 24', 's24'],
    ['8+128 GB', '128gb'],
    ['Redmi 13C', 'redmi13c'],
  ])('the model number of %s is also one word', (text, model) => {
    expect(forms(text)).toContain(model);
  });

  test('a name with its number is found by both', () => {
    expect(forms('iphone15')).toEqual(['iphone15', 'iphone', '15']);
  });

  test('but not a number inside a word, one of two letters or one that begins with a number', () => {
    for (const model of ['iphone15pro', 'ab12', '5abc12']) expect(forms(model)).toEqual([model]);
  });

  test.each([
    ['a word of nine letters before a space', 'telephone 5'],
    ['two numbers with a space', '24 15'],
    ['Thai', 'ก-5'],
    ['a number across two signs', 'wh--1000'],
    ['more than fifty letters and digits together', `${'x'.repeat(48)}-100`],
  ])('%s is not part of a model number', (_, text) => {
    expect(textWords(text).map(({ joined }) => joined)).toEqual([undefined, undefined]);
  });

  test.each([
    ['a word of eight letters before a space', 'headband 5', 'headband5'],
    ['fifty letters and digits together', `${'x'.repeat(47)}-100`, `${'x'.repeat(47)}100`],
    ['a number before its letters', '128 gb', '128gb'],
    ['a slash', 'a/5', 'a5'],
  ])('%s is a model number', (_, text, whole) => {
    expect(textWords(text).map(({ joined }) => joined)).toEqual([whole, undefined]);
  });

  test('fifty letters are a word', () => {
    expect(forms('x'.repeat(50))).toEqual(['x'.repeat(50)]);
  });

  test('words without a number aren’t joined, nor words across a comma', () => {
    expect(forms('free-shipping, 24')).toEqual(['free', 'shipping', '24']);
  });

  test('non-words, and runs too long for a word, are left out', () => {
    expect(forms(`"; -- <script> ${'x'.repeat(51)} \u0e49`)).toEqual(['script']);
  });
});
