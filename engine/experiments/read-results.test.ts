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
  test.each([
    { name: 'two arms', equal: arms([50, 50], 0.05) },
    { name: 'rare goals', equal: arms([50, 50], 0.01) },
    { name: 'unequal weights', equal: arms([90, 10], 0.05) },
    { name: 'three arms', equal: arms([34, 33, 33], 0.05) },
  ])(
    'show a winner in at most 5 of 100 cases: $name',
    ({ equal }) => {
      expect(countVerdicts(RUNS, equal) / RUNS).toBeLessThanOrEqual(0.05);
    },
    60_000,
  );
});

test('a real difference is found', () => {
  const found = countVerdicts(200, [
    { weight: 50, share: 0.05 },
    { weight: 50, share: 0.1 },
  ]);
  expect(found / 200).toBeGreaterThan(0.9);
});

const counts = (...visitors: number[]) =>
  visitors.map((number) => ({ weight: 100 / visitors.length, visitors: number, goals: 0 }));

test.each([
  [counts(1_000, 1_100), 'read'],
  [counts(1_000, 1_200), 'mismatch'],
  [counts(1_000, 1_000, 1_080), 'read'],
  [counts(1_000, 1_000, 1_200), 'mismatch'],
  [counts(0, 60), 'mismatch'],
  [counts(0, 30), 'early'],
  [counts(99, 120), 'early'],
])('%j is %s', (given, state) => {
  expect(readResults(given).state).toBe(state);
});

test('a weight that isn’t kept hides the result, however clear it is', () => {
  const reading = readResults([
    { weight: 50, visitors: 5_000, goals: 100 },
    { weight: 50, visitors: 4_000, goals: 400 },
  ]);
  expect(reading).toEqual({ state: 'mismatch' });
});

test('arms without any goal leave room for a difference', () => {
  const reading = readResults(counts(100, 100));
  expect(reading).toMatchObject({ state: 'read' });
  for (const { low, high } of reading.state === 'read' ? reading.differences : []) {
    expect(low).toBeLessThan(-0.01);
    expect(high).toBeGreaterThan(0.01);
  }
});

test('the interval narrows with the visitors', () => {
  const width = (visitors: number) => {
    const arm = { weight: 50, visitors, goals: visitors / 10 };
    const reading = readResults([arm, arm]);
    return reading.state === 'read' ? (reading.differences[0]?.high ?? 0) : Number.NaN;
  };
  expect(width(20_000)).toBeLessThan(width(5_000));
  expect(width(5_000)).toBeLessThan(width(1_000));
});
