import type { Text } from '../translate.ts';
import type { Moment } from './date.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/** How long ago on the leaderboard strip: just now, minutes, hours, days, weeks, months, years (S1 §5). '' for no date. */
export function boardTime(then: Moment, now: number, t: Text): string {
  return elapsed(then, now) < MINUTE ? t('time.now') : noteTime(then, now, t);
}

/** How long ago on a note card: seconds, minutes, hours, days, weeks, months, years (S1 §5). '' for no date. */
export function noteTime(then: Moment, now: number, t: Text): string {
  const ms = elapsed(then, now);
  if (Number.isNaN(ms)) return '';
  const ago = (key: Parameters<Text>[0], unit: number) => t(key, { count: Math.floor(ms / unit) });
  if (ms < MINUTE) return ago('time.seconds', SECOND);
  if (ms < HOUR) return ago('time.minutes', MINUTE);
  if (ms < DAY) return ago('time.hours', HOUR);
  if (ms < WEEK) return ago('time.days', DAY);
  if (ms < MONTH) return ago('time.weeks', WEEK);
  if (ms < YEAR) return ago('time.months', MONTH);
  return ago('time.years', YEAR);
}

/** Milliseconds since a moment; one in the future, by a wrong clock, counts as now. */
function elapsed(then: Moment, now: number): number {
  return Math.max(0, now - new Date(then).getTime());
}
