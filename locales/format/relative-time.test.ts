import { describe, expect, test } from 'vitest';
import type { Language } from '#schemas/constants.ts';
import { textFor } from '../text.ts';
import { boardTime, noteTime } from './relative-time.ts';

const now = Date.parse('2026-08-01T12:00:00Z');
const second = 1000;
const day = 86_400 * second;

/** Elapsed milliseconds with the text at the edges of every tier, in th, en and id. */
const TIERS: [number, string, string, string][] = [
  [60 * second, '1 นาทีที่แล้ว', '1 minute ago', '1 menit lalu'],
  [3599 * second, '59 นาทีที่แล้ว', '59 minutes ago', '59 menit lalu'],
  [3600 * second, '1 ชั่วโมงที่แล้ว', '1 hour ago', '1 jam lalu'],
  [day - 1, '23 ชั่วโมงที่แล้ว', '23 hours ago', '23 jam lalu'],
  [day, '1 วันที่แล้ว', '1 day ago', '1 hari lalu'],
  [7 * day - 1, '6 วันที่แล้ว', '6 days ago', '6 hari lalu'],
  [7 * day, '1 สัปดาห์ที่แล้ว', '1 week ago', '1 minggu lalu'],
  [30 * day - 1, '4 สัปดาห์ที่แล้ว', '4 weeks ago', '4 minggu lalu'],
  [30 * day, '1 เดือนที่แล้ว', '1 month ago', '1 bulan lalu'],
  [365 * day - 1, '12 เดือนที่แล้ว', '12 months ago', '12 bulan lalu'],
  [365 * day, '1 ปีที่แล้ว', '1 year ago', '1 tahun lalu'],
  [800 * day, '2 ปีที่แล้ว', '2 years ago', '2 tahun lalu'],
];

const inAll = (format: typeof noteTime, elapsed: number) =>
  (['th', 'en', 'id'] satisfies Language[]).map((lang) => format(now - elapsed, now, textFor(lang)));

describe.each(TIERS)('after %i ms', (elapsed, ...texts) => {
  test('[L7] on the leaderboard strip', () => expect(inAll(boardTime, elapsed)).toEqual(texts));
  test('[L7] on a note card', () => expect(inAll(noteTime, elapsed)).toEqual(texts));
});

test('[L7] below a minute the leaderboard strip says now, a note counts seconds', () => {
  expect(inAll(boardTime, 59 * second)).toEqual(['เมื่อสักครู่', 'just now', 'baru saja']);
  expect(inAll(noteTime, 59 * second)).toEqual(['59 วินาทีที่แล้ว', '59 seconds ago', '59 detik lalu']);
  expect(inAll(noteTime, second)).toEqual(['1 วินาทีที่แล้ว', '1 second ago', '1 detik lalu']);
});

test('a moment in the future counts as now; a bad one gives nothing', () => {
  expect(boardTime(now + day, now, textFor('en'))).toBe('just now');
  expect(noteTime(now + day, now, textFor('en'))).toBe('0 seconds ago');
  expect(noteTime('2026-08-01T11:59:58Z', now, textFor('en'))).toBe('2 seconds ago');
  expect([noteTime('soon', now, textFor('en')), boardTime('soon', now, textFor('en'))]).toEqual(['', '']);
});
