import { fromWallTime } from '#locales/format/zoned-time.ts';

/** Calendar days of a time zone, numbered from 1970-01-01. */
export type Calendar = {
  /** Number of the day that contains an instant (milliseconds). */
  dayOf: (instant: number) => number;
  /** First instant of a day, milliseconds. */
  startOf: (day: number) => number;
};

const DAY_MS = 86_400_000;
const calendars = new Map<string, Calendar>();

/** The calendar of a time zone; the starts of its days are computed once per process. */
export function calendarOf(timeZone: string): Calendar {
  const known = calendars.get(timeZone);
  if (known) return known;
  const starts = new Map<number, number>();
  const startOf = (day: number) => {
    const cached = starts.get(day);
    if (cached !== undefined) return cached;
    const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
    const start = Date.parse(fromWallTime(`${date}T00:00`, timeZone) ?? '');
    starts.set(day, start);
    return start;
  };
  const dayOf = (instant: number) => {
    const day = Math.floor(instant / DAY_MS);
    if (instant < startOf(day)) return day - 1;
    return instant < startOf(day + 1) ? day : day + 1;
  };
  const calendar = { dayOf, startOf };
  calendars.set(timeZone, calendar);
  return calendar;
}
