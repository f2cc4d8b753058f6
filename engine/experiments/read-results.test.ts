import { expect, test } from 'vitest';
import { readResults } from './read-results.ts';

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
