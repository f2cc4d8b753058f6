import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, trigrams } from './trigrams.ts';

test('the ends of a word count, and each run of three once', () => {
  expect(trigrams('ab')).toEqual(['  a', ' ab', 'ab ']);
  expect(trigrams('aaaa')).toEqual(['  a', ' aa', 'aaa', 'aa ']);
  expect(trigrams('น้ำ')).toEqual(['  น', ' น้', 'น้ำ', '้ำ ']);
  expect(trigrams('😀a')).toEqual(['  😀', ' 😀a', '😀a ']);
});

/** Edit distance computed directly from its definition. */
function slips(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return a.length + b.length;
  const [restA, restB] = [a.slice(0, -1), b.slice(0, -1)];
  const swapped = a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1);
  return Math.min(
    slips(restA, restB) + (a.at(-1) === b.at(-1) ? 0 : 1),
    slips(restA, b) + 1,
    slips(a, restB) + 1,
    ...(swapped ? [slips(a.slice(0, -2), b.slice(0, -2)) + 1] : []),
  );
}

test.each([
  ['lamp', 'lamp', 0],
  ['lamp', 'lmap', 1],
  ['lamp', 'lam', 1],
  ['lam', 'lamp', 1],
  ['lamp', 'limp', 1],
  ['ab', 'ba', 1],
  ['ca', 'abc', 3],
  ['badcfe', 'abcdef', 3],
  ['', 'ab', 2],
  ['😀b', 'b', 1],
])('from %s to %s it takes %s', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(a, b, distance)).toBe(distance);
  if (distance > 0) expect(editDistance(a, b, distance - 1)).toBe(Number.POSITIVE_INFINITY);
});

test('it is the minimum number of edits between any two words', () => {
  const word = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const expected = slips(a, b);
      expect(editDistance(a.join(''), b.join(''), most)).toBe(
        expected > most ? Number.POSITIVE_INFINITY : expected,
      );
    }),
    { numRuns: 500 },
  );
});
