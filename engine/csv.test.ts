import { expect, test } from 'vitest';
import { csvRow, quoteFormula, unquoteFormula } from './csv.ts';

test.each(['=1+1', '+1', '-1', '@x', '\tx', '\rx', "'=1", "''-"])(
  'a spreadsheet doesn’t run %j, and reading gives it back',
  (text) => {
    expect(quoteFormula(text)).toBe(`'${text}`);
    expect(unquoteFormula(quoteFormula(text))).toBe(text);
  },
);

test.each(['', 'x', "'x", "it's", '1=1'])('%j stays as it is', (text) => {
  expect(quoteFormula(text)).toBe(text);
  expect(unquoteFormula(text)).toBe(text);
});

test('a row quotes separators, quotes and line breaks, and leaves numbers', () => {
  expect(csvRow(['a,b', 'say "x"', 'a\nb', -5, undefined, null, '=1,2'])).toBe(
    `"a,b","say ""x""","a\nb",-5,,,"'=1,2"\r\n`,
  );
});
