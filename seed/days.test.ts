import { expect, test } from 'vitest';
import { dayEnd, dayStart } from './days.ts';

const iso = (ms: number) => new Date(ms).toISOString();

test('a day begins at midnight in Bangkok and ends a minute before the next', () => {
  const evening = Date.parse('2026-11-27T18:30:00+07:00');
  const night = Date.parse('2026-11-28T00:30:00+07:00');
  expect(iso(dayStart(evening, 0))).toBe('2026-11-26T17:00:00.000Z');
  expect(iso(dayStart(night, -3))).toBe('2026-11-24T17:00:00.000Z');
  expect(iso(dayEnd(night, 0))).toBe('2026-11-28T16:59:00.000Z');
});
