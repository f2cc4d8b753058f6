import { expect, test } from 'vitest';
import type { Language } from '#schemas/constants.ts';
import { type DateContext, formatDate, formatDateTime, formatTime, formatWallTime } from './date.ts';

const newYear = '2025-12-31T18:30:05Z';

function context(lang: Language, tenant: Partial<DateContext['tenant']> = {}): DateContext {
  return {
    lang,
    tenant: { timezone: 'Asia/Bangkok', dateFormat: 'DD/MM/YYYY', year: 'buddhist', ...tenant },
  };
}

test("[L9] the day is the tenant's, not the server's", () => {
  expect(formatDate(newYear, context('en'))).toBe('01/01/2026');
  expect(formatDate(newYear, context('en', { timezone: 'UTC' }))).toBe('31/12/2025');
  expect(formatDate(newYear, context('en', { timezone: '-07:00' }))).toBe('31/12/2025');
});

test('Thai counts Buddhist years where the tenant says so, the others never', () => {
  expect(formatDate(newYear, context('th'))).toBe('01/01/2569');
  expect(formatDate(newYear, context('th', { year: 'gregorian' }))).toBe('01/01/2026');
  expect(formatDate(newYear, context('id'))).toBe('01/01/2026');
});

test("[L9] the date format is the tenant's, month names are the language's", () => {
  const dateFormat = 'D MMM YYYY';
  expect(formatDate(newYear, context('th', { dateFormat }))).toBe('1 ม.ค. 2569');
  expect(formatDate(newYear, context('id', { dateFormat }))).toBe('1 Jan 2026');
  expect(formatDate(newYear, context('en', { dateFormat: 'YYYY-MM-DD HH:mm:ss' }))).toBe(
    '2026-01-01 01:30:05',
  );
});

test('the time of day follows on demand, midnight as 00', () => {
  expect(formatDateTime('2026-01-01T17:05:00Z', context('en'))).toBe('02/01/2026 00:05');
  expect(formatTime('2026-01-01T17:05:00Z', context('en'))).toBe('00:05');
});

test('the value of an input is written with the month in words and 24 hours', () => {
  expect(formatWallTime('2027-01-02T14:30', context('en'))).toBe('2 Jan 2027 14:30');
  expect(formatWallTime('2027-01-02', context('th'))).toBe('2 ม.ค. 2570');
  expect(formatWallTime('00:05', context('id'))).toBe('00:05');
  expect(['', 'soon', '2027-02-'].map((wall) => formatWallTime(wall, context('en')))).toEqual(['', '', '']);
});

test('takes milliseconds, and gives nothing for no date', () => {
  expect(formatDate(Date.parse(newYear), context('en'))).toBe('01/01/2026');
  expect(formatDate('soon', context('en'))).toBe('');
});
