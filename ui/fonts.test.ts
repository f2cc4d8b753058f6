import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const BAHT = 0x0e3f;

/** The files of a family whose `unicode-range` has the character. */
function filesWith(family: string, character: number): string[] {
  const css = readFileSync(new URL(import.meta.resolve(`@fontsource-variable/${family}/index.css`)), 'utf8');
  const faces = [...css.matchAll(/url\(\.\/files\/([^)]+)\)[^}]+unicode-range: ([^;]+);/gu)];
  return faces
    .filter(([, , ranges = '']) => ranges.split(',').some((range) => inRange(range, character)))
    .map(([, file = '']) => file);
}

function inRange(range: string, character: number): boolean {
  const [first = '', last = first] = range.replace('U+', '').split('-');
  return Number.parseInt(first, 16) <= character && character <= Number.parseInt(last, 16);
}

// Measured: of this family only the Thai file has the glyph.
it('Anuphan takes the baht sign from its Thai file', () => {
  expect(filesWith('anuphan', BAHT)).toEqual(['anuphan-thai-wght-normal.woff2']);
});

it('text in Noto Sans Thai takes Latin letters, figures and the baht sign from Anuphan', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');
  const [, ranges = ''] = /Noto Sans Thai Variable"[^}]+unicode-range: ([^;]+);/u.exec(css) ?? [];
  const has = (character: string) =>
    ranges.split(',').some((range) => inRange(range.trim(), character.codePointAt(0) ?? 0));
  expect([...'กฮ์๙aZ9฿'].filter(has)).toEqual([...'กฮ์๙']);
});
