import { fromWallTime } from '#locales/format/zoned-time.ts';

const TIME = '(?:[T ](\\d{1,2}):(\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?)? ?(Z|[+-]\\d{2}:?\\d{2})?';
const YEAR_FIRST = new RegExp(`^(\\d{4})[-/](\\d{1,2})[-/](\\d{1,2})${TIME}$`, 'i');
const DAY_FIRST = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})${TIME}$`, 'i');
const BUDDHIST_ERA = 543;

/** A date with or without a time and offset. */
export type Moment = { day: string; time: string | undefined; offset: string | undefined };

/** Parses ISO 8601 and day-first dates, also in the Buddhist era; undefined for anything else. */
export function parseMoment(text: string): Moment | undefined {
  const trimmed = text.trim();
  const iso = YEAR_FIRST.exec(trimmed);
  const [, first = '', month = '', last = '', hour, minute, second = '00', offset] =
    iso ?? DAY_FIRST.exec(trimmed) ?? [];
  const [year, day] = iso ? [Number(first), last] : [Number(last), first];
  const pad = (part: string) => part.padStart(2, '0');
  const gregorian = year > 2400 ? year - BUDDHIST_ERA : year;
  const moment: Moment = {
    day: `${String(gregorian).padStart(4, '0')}-${pad(month)}-${pad(day)}`,
    time: hour === undefined ? undefined : `${pad(hour)}:${minute}:${second}`,
    offset: offset?.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2'),
  };
  return fromWallTime(`${moment.day}T${moment.time ?? '00:00:00'}`, 'UTC') === undefined ? undefined : moment;
}

/** Instant of a moment; without an offset it is in the time zone, and a date alone is its first or last second. */
export function instantOf({ day, time, offset }: Moment, timezone: string, edge: 'start' | 'end'): Date {
  const wall = `${day}T${time ?? (edge === 'start' ? '00:00:00' : '23:59:59')}`;
  return new Date(offset ? `${wall}${offset}` : (fromWallTime(wall, timezone) ?? `${wall}Z`));
}
