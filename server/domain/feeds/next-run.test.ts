import { expect, test } from 'vitest';
import type { Schedule } from '#schemas/feeds/schedule.ts';
import { nextRunAt } from './next-run.ts';

const next = (schedule: Schedule, after: string, zone = 'Asia/Bangkok') =>
  new Date(nextRunAt(schedule, Date.parse(after), zone)).toISOString();
const daily = (at: string, ...weekdays: number[]): Schedule => ({ kind: 'daily', at, weekdays });

test('hours are counted from midnight of the shop’s time zone', () => {
  const every = (hours: number): Schedule => ({ kind: 'hours', every: hours });
  expect(next(every(6), '2026-11-25T06:00:00+07:00')).toBe('2026-11-25T05:00:00.000Z');
  expect(next(every(6), '2026-11-25T05:59:59+07:00')).toBe('2026-11-24T23:00:00.000Z');
  expect(next(every(24), '2026-11-25T00:00:00+07:00')).toBe('2026-11-25T17:00:00.000Z');
  // 0, 5, 10, 15 and 20 o'clock.
  expect(next(every(5), '2026-11-25T20:00:00+07:00')).toBe('2026-11-25T17:00:00.000Z');
  expect(next(every(1), '2026-11-25T10:20:00+05:30', 'Asia/Kolkata')).toBe('2026-11-25T05:30:00.000Z');
});

test('a daily time is of the chosen weekdays', () => {
  // 2026-11-25 is a Wednesday.
  expect(next(daily('06:30', 1, 2, 3, 4, 5, 6, 7), '2026-11-25T06:30:00+07:00')).toBe(
    '2026-11-25T23:30:00.000Z',
  );
  expect(next(daily('06:30', 3), '2026-11-25T06:29:00+07:00')).toBe('2026-11-24T23:30:00.000Z');
  expect(next(daily('06:30', 3), '2026-11-25T06:30:00+07:00')).toBe('2026-12-01T23:30:00.000Z');
  expect(next(daily('23:59', 7), '2026-11-25T06:30:00+07:00')).toBe('2026-11-29T16:59:00.000Z');
});

test('a time that the clocks skip or repeat happens once', () => {
  const zone = 'Europe/Berlin';
  expect(next(daily('02:30', 7), '2026-03-29T00:00:00+01:00', zone)).toBe('2026-03-29T01:30:00.000Z');
  const first = next(daily('02:30', 7), '2026-10-25T00:00:00+02:00', zone);
  expect(first).toBe('2026-10-25T00:30:00.000Z');
  expect(next(daily('02:30', 7), first, zone)).toBe('2026-11-01T01:30:00.000Z');
});
