import { expect, test } from 'vitest';
import { averageOf, ratingCounts } from './rating-counts.ts';

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

test.each([
  [4.96, 12_000],
  [4.5, 950],
  [3.07, 400],
  [2.8, 37],
  [4.2, 1],
])('a score of %d from %d reviews', (score, count) => {
  const counts = ratingCounts(score, count) ?? [];
  expect(counts).toHaveLength(5);
  expect(sum(counts)).toBe(count);
  const average = sum(counts.map((one, i) => one * (i + 1))) / count;
  expect(averageOf(counts)).toBeCloseTo(average, 2);
  expect(Math.abs(average - score)).toBeLessThan(count < 10 ? 1 : 0.05);
});

test('without reviews there are no counts', () => {
  expect(ratingCounts(null, 10)).toBeNull();
  expect(ratingCounts(4.5, 0)).toBeNull();
  expect(averageOf(null)).toBeNull();
});
