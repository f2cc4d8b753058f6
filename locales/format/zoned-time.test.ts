import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromWallTime, toWallTime, zoneName } from './zoned-time.ts';

const ZONES = [
  'Asia/Bangkok',
  'Asia/Jakarta',
  'Asia/Kathmandu',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];

test.each([
  ['Asia/Bangkok', '2026-11-21T14:30', '2026-11-21T14:30:00+07:00'],
  ['Asia/Kathmandu', '2026-11-21T14:30', '2026-11-21T14:30:00+05:45'],
  ['America/New_York', '2026-07-01T00:00', '2026-07-01T00:00:00-04:00'],
  ['America/New_York', '2026-12-01T00:00', '2026-12-01T00:00:00-05:00'],
  ['UTC', '2026-02-28T23:59', '2026-02-28T23:59:00+00:00'],
])('%s %s is %s', (zone, wall, iso) => {
  expect(fromWallTime(wall, zone)).toBe(iso);
  expect(toWallTime(iso, zone)).toBe(wall);
});

describe('when clocks change', () => {
  test.each([
    ['America/New_York', '2026-03-08T02:30', '2026-03-08T03:30:00-04:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40:00+11:00'],
  ])('%s skips %s, which is then %s', (zone, wall, iso) => {
    expect(fromWallTime(wall, zone)).toBe(iso);
  });

  test.each([
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T01:30:00-04:00'],
    ['Europe/London', '2026-10-25T01:30', '2026-10-25T01:30:00+01:00'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-05T01:45:00+11:00'],
  ])('%s shows %s twice, the first is %s', (zone, wall, iso) => {
    expect(fromWallTime(wall, zone)).toBe(iso);
  });
});

test('every minute of any zone that the clock shows once survives', () => {
  const minutes = fc.integer({ min: Date.UTC(2020, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), minutes, (zone, minute) => {
      const wall = toWallTime(minute * 60_000, zone);
      const iso = fromWallTime(wall, zone) ?? '';
      expect(toWallTime(iso, zone)).toBe(wall);
      // The difference is the clock's change: only where the same time comes twice.
      expect([0, 30, 60]).toContain(minute - Date.parse(iso) / 60_000);
    }),
    { numRuns: 500 },
  );
});

test.each(['', 'x', '2026-02-30', '2026-13-01T00:00'])('“%s” is no time', (wall) => {
  expect(fromWallTime(wall, 'Asia/Bangkok')).toBeUndefined();
  expect(toWallTime('nothing', 'Asia/Bangkok')).toBe('');
});

test('a zone is named by its city and its offset then', () => {
  expect(zoneName('America/New_York', Date.UTC(2026, 6, 1), 'en')).toBe('New York, GMT-4');
  expect(zoneName('Asia/Bangkok', 0, 'th')).toContain('+7');
});
