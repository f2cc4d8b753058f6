import { expect, test } from 'vitest';
import { isInWindow, isSameWindow, type Span, windowOf } from './virtual-window.ts';

/** Two columns, a hundred pixels a row. */
const spans: Span[] = Array.from({ length: 60 }, (_, index) => {
  const top = Math.floor(index / 2) * 100;
  return { top, bottom: top + 90 };
});
const shownOf = (...range: [number, number, number?]) => {
  const window = windowOf(spans, ...range);
  return spans.flatMap((_, index) => (isInWindow(window, index) ? [index] : []));
};

test.each([
  [0, 200, [0, 1, 2, 3]],
  [150, 250, [2, 3, 4, 5]],
  [2_900, 3_000, [58, 59]],
])('[F5] from %d to %d pixels only the items near are kept', (from, to, expected) => {
  expect(shownOf(from, to)).toEqual(expected);
});

test('out of sight, the end that is nearer is kept', () => {
  expect(shownOf(-500, -100)).toEqual([0]);
  expect(shownOf(9_000, 9_500)).toEqual([59]);
});

test('the focused item stays with its neighbours, at any position', () => {
  expect(shownOf(0, 100, 40)).toEqual([0, 1, 39, 40, 41]);
  expect(shownOf(0, 100, 1)).toEqual([0, 1, 2]);
  expect(shownOf(2_900, 3_000, 0)).toEqual([0, 1, 58, 59]);
});

test('windows with the same items are equal', () => {
  expect(isSameWindow(windowOf(spans, 0, 150), windowOf(spans, 10, 190))).toBe(true);
  expect(isSameWindow(windowOf(spans, 0, 150), windowOf(spans, 0, 150, 7))).toBe(false);
  expect(isSameWindow(undefined, windowOf(spans, 0, 150))).toBe(false);
});
