import { expect, test } from 'vitest';
import { cumulativeShift } from './page-vitals.ts';

const shifts = (...pairs: [at: number, value: number][]) => pairs.map(([at, value]) => ({ at, value }));

test.each([
  ['nothing', shifts(), 0],
  ['shifts close together add up', shifts([0, 1], [900, 2]), 3],
  ['a pause of one second starts a new window', shifts([0, 1], [1_000, 2]), 2],
  [
    'a window ends after five seconds',
    shifts(...[0, 900, 1_800, 2_700, 3_600, 4_500, 5_000].map((at) => [at, 1] as [number, number])),
    6,
  ],
  ['the worst window counts, not the last', shifts([0, 3], [5_000, 1]), 3],
])('%s', (_, list, expected) => {
  expect(cumulativeShift(list)).toBe(expected);
});
