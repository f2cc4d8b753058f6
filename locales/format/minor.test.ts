import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalText, fromMinor, toMinor } from './minor.ts';

test.each([
  ['1234.567', 123456],
  [0.29, 29],
  [1.13, 113],
  ['7', 700],
  ['7.5', 750],
  [-1.5, -150],
])('%j is %i minor units', (price, minor) => {
  expect(toMinor(price)).toBe(minor);
});

test.each([undefined, null, '', 'abc', '1,5', '1e3', Number.NaN, Number.POSITIVE_INFINITY])(
  '%j is no price',
  (price) => {
    expect(toMinor(price)).toBeUndefined();
  },
);

test('numbers printed with an exponent are written out', () => {
  expect([decimalText(1e21), decimalText(5e-7)]).toEqual(['1000000000000000000000', '0']);
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [-5, '-0.05'],
  [123456, '1234.56'],
])('%i minor units are sent as %s', (minor, text) => {
  expect(fromMinor(minor)).toBe(text);
});

test('minor units survive sending and parsing', () => {
  fc.assert(fc.property(fc.maxSafeInteger(), (minor) => toMinor(fromMinor(minor)) === minor));
});
