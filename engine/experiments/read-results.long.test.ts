import { describe, expect, test } from 'vitest';
import { createRandom } from '#server/platform/random.ts';
import { type ArmCounts, readResults } from './read-results.ts';

/** Experiments of the simulation, the days each is looked at, and the visitors of a day. */
const RUNS = 2_000;
const DAYS = 28;
const A_DAY = 200;

type Arm = { weight: number; share: number };

/** Counts of an experiment after each day. */
function* simulate(seed: number, arms: readonly Arm[]): Generator<ArmCounts[]> {
  const random = createRandom(seed);
  const counts = arms.map(({ weight }) => ({ weight, visitors: 0, goals: 0 }));
  for (let day = 0; day < DAYS; day++) {
    for (let visitor = 0; visitor < A_DAY; visitor++) {
      let left = random.next() * 100;
      const index = arms.findIndex(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      const arm = counts[index];
      if (!arm) continue;
      arm.visitors++;
      if (random.next() < (arms[index]?.share ?? 0)) arm.goals++;
    }
    yield counts;
  }
}

/** True if a winner or loser was shown on any day. */
function hasVerdict(seed: number, arms: readonly Arm[]): boolean {
  for (const counts of simulate(seed, arms)) {
    const reading = readResults(counts);
    if (reading.state === 'read' && reading.differences.some(({ low, high }) => low > 0 || high < 0))
      return true;
  }
  return false;
}

const countVerdicts = (runs: number, arms: readonly Arm[]) =>
  Array.from({ length: runs }, (_, seed) => hasVerdict(seed + 1, arms)).filter(Boolean).length;

const arms = (weights: readonly number[], share: number) => weights.map((weight) => ({ weight, share }));

describe('experiments between equal arms, looked at every day,', () => {
  test('show a winner in at most 5 of 100 cases: two arms', () => {
    expect(countVerdicts(RUNS, arms([50, 50], 0.05)) / RUNS).toBeLessThanOrEqual(0.05);
  });

  test.each([
    { name: 'rare goals', equal: arms([50, 50], 0.01) },
    { name: 'unequal weights', equal: arms([90, 10], 0.05) },
    { name: 'three arms', equal: arms([34, 33, 33], 0.05) },
  ])('show a winner in at most 5 of 100 cases: $name', { tags: 'all' }, ({ equal }) => {
    expect(countVerdicts(RUNS, equal) / RUNS).toBeLessThanOrEqual(0.05);
  });
});

test('a real difference is found', () => {
  const found = countVerdicts(200, [
    { weight: 50, share: 0.05 },
    { weight: 50, share: 0.1 },
  ]);
  expect(found / 200).toBeGreaterThan(0.9);
});
