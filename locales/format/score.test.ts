import { expect, test } from 'vitest';
import { formatScore } from './score.ts';

test.each([
  [4, '4.0'],
  [4.83, '4.8'],
  [4.99, '4.9'],
  [0.04, '0.0'],
])('%d stars are written as %s', (score, text) => {
  expect(formatScore(score, { lang: 'id', tenant: { numberStyle: 'spec' } })).toBe(text);
});

test('a tenant may follow the convention of the language', () => {
  expect(formatScore(4, { lang: 'id', tenant: { numberStyle: 'locale' } })).toBe('4,0');
  expect(formatScore(4, { lang: 'th', tenant: { numberStyle: 'locale' } })).toBe('4.0');
});
