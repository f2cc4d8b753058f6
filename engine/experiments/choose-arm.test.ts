import { expect, test } from 'vitest';
import { bucketOf, chooseArm } from './choose-arm.ts';

const visitors = Array.from({ length: 50_000 }, (_, i) => `visitor-${i}`);

/** Chi-square of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function countBy(numbers: readonly number[], size: number): number[] {
  const counts = new Array<number>(size).fill(0);
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1;
  return counts;
}

test.each(['seed-1', 'seed-2', 'x'])('the buckets of %s are used evenly', (seed) => {
  const buckets = visitors.map((id) => bucketOf(seed, id));
  expect(Math.min(...buckets)).toBe(0);
  expect(Math.max(...buckets)).toBe(9_999);
  // 148.2 is the critical value of 99 degrees of freedom at p = 0.001.
  expect(
    chiSquare(
      countBy(
        buckets.map((bucket) => Math.floor(bucket / 100)),
        100,
      ),
    ),
  ).toBeLessThan(148.2);
});

test.each([
  ['seed-1', 'seed-2'],
  ['a', 'b'],
  ['1', '11'],
])('the seeds %s and %s divide the same visitors independently', (one, other) => {
  const pairs = visitors.map(
    (id) => 10 * Math.floor(bucketOf(one, id) / 1_000) + Math.floor(bucketOf(other, id) / 1_000),
  );
  expect(chiSquare(countBy(pairs, 100))).toBeLessThan(148.2);
});

test('the arms get visitors by their weights, each visitor always the same', () => {
  const weights = [50, 30, 20];
  const arms = visitors.map((id) => chooseArm('seed', weights, id));
  const shares = countBy(arms, 3).map((count) => count / visitors.length);
  for (const [i, weight] of weights.entries()) expect(shares[i]).toBeCloseTo(weight / 100, 2);
  expect(visitors.map((id) => chooseArm('seed', weights, id))).toEqual(arms);
});

test('the choice never changes between versions of the product', () => {
  const chosen = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => bucketOf('seed', id));
  expect(chosen).toMatchInlineSnapshot(`
    [
      1415,
      8588,
      7018,
      2598,
      6522,
      2034,
      9044,
      1887,
    ]
  `);
});

test('every bucket has an arm, also beyond weights that sum to less', () => {
  const arms = new Set(visitors.slice(0, 2_000).map((id) => chooseArm('seed', [34, 33], id)));
  expect([...arms].sort()).toEqual([0, 1]);
});
