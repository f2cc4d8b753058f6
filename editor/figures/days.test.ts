import { expect, test } from 'vitest';
import { dayAfter, dayIn, daysBetween, daysFrom } from './days.ts';

test('a day begins where the shop is', () => {
  const at = Date.parse('2026-03-01T17:30:00Z');
  expect(dayIn('Asia/Bangkok', at)).toBe('2026-03-02');
  expect(dayIn('UTC', at)).toBe('2026-03-01');
});

test('days are counted over the ends of months', () => {
  expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(3);
  expect(daysBetween('', '2026-03-01')).toBeNaN();
  expect(daysFrom('2026-02-28', '2026-03-01')).toEqual(['2026-02-28', '2026-03-01']);
});
