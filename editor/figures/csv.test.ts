import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('cells are separated, and quoted where they must be', () => {
  expect(
    toCsv([
      ['a', 1],
      ['x,"y"\nz', -2],
    ]),
  ).toBe('\ufeffa,1\r\n"x,""y""\nz",-2\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=HYPERLINK("http://evil.example","x")'])(
  '%j isn’t a formula',
  (text) => {
    expect(
      toCsv([[text]])
        .replace('\ufeff', '')
        .replace(/^"/, ''),
    ).toMatch(/^'/);
  },
);
