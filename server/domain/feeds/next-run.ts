import { fromWallTime, toWallTime } from '#locales/format/zoned-time.ts';
import type { Schedule } from '#schemas/feeds/schedule.ts';

const DAY_MS = 86_400_000;
const HOURS = 24;

/** First time of a schedule after an instant, both in ms. */
export function nextRunAt(schedule: Schedule, after: number, timeZone: string): number {
  const today = Date.parse(toWallTime(after, timeZone).slice(0, 10));
  // A week and the day after it contain a time of every schedule, also around a change of the clocks.
  for (let day = 0; day <= 8; day++) {
    const date = new Date(today + day * DAY_MS);
    for (const time of timesOf(schedule, date)) {
      const at = Date.parse(fromWallTime(`${date.toISOString().slice(0, 10)}T${time}`, timeZone) ?? '');
      if (at > after) return at;
    }
  }
  throw new RangeError('A schedule has no time');
}

/** Times of a day, ascending, as HH:MM. */
function timesOf(schedule: Schedule, date: Date): string[] {
  if (schedule.kind === 'daily')
    return schedule.weekdays.includes(date.getUTCDay() || 7) ? [schedule.at] : [];
  const { every } = schedule;
  return Array.from(
    { length: Math.ceil(HOURS / every) },
    (_, i) => `${String(i * every).padStart(2, '0')}:00`,
  );
}
