import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BAHT = 0x0e3f;

/** The files of a family whose `unicode-range` has the character. */
function filesWith(family: string, character: number): string[] {
  const css = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${family}/index.css`)), 'utf8');
  const faces = [...css.matchAll(/url\(\.\/files\/([^)]+)\)[^}]+unicode-range: ([^;]+);/gu)];
  const inRange = (range: string) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return Number.parseInt(first, 16) <= character && character <= Number.parseInt(last, 16);
  };
  return faces.filter(([, , ranges = '']) => ranges.split(',').some(inRange)).map(([, file = '']) => file);
}

// Measured: of these families only the Thai files have the glyph.
it.each(['anuphan', 'noto-sans-thai'])('%s takes the baht sign from its Thai file', (family) => {
  expect(filesWith(family, BAHT)).toEqual([`${family}-thai-wght-normal.woff2`]);
});
