/** Formats of Excel for dates and times, among them the Thai ones. */
const DATE_FORMATS: [number, number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g;
/** First day number that no calendar of Excel has: 10000-01-01. */
const LAST_DAY = 2_958_466;
/** Difference between the calendars that begin in 1904 and 1900, in days. */
const DAYS_TO_1904 = 1_462;
const DAY_S = 86_400;
const EXACT_DIGITS = 15;

/** Whether a number format shows a date or time, by its number and, if it isn't built in, its code (`d/m/bbbb`). */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => id >= first && id <= last);
  return /[bdhmsy]/i.test(code.replace(LITERAL, ''));
}

/** Number as a person wrote it: `99.989999999999995` is 99.99, and digits of an id stay. */
export function numberText(value: string): string {
  const number = Number(value);
  if (/^-?\d+$/.test(value) || value === '' || !Number.isFinite(number)) return value;
  return String(Number(number.toPrecision(EXACT_DIGITS)));
}

/** Date of a day number: `2026-05-01`, `2026-05-01T09:30:00`, or the time alone on day 0; another number stays. */
export function dateText(value: string, from1904: boolean): string {
  const number = Number(value) + (from1904 ? DAYS_TO_1904 : 0);
  if (value === '' || !(number >= 0 && number < LAST_DAY)) return numberText(value);
  const seconds = Math.round(number * DAY_S);
  const day = Math.floor(seconds / DAY_S);
  // Excel has a 29 February 1900.
  const date = new Date(Date.UTC(1899, 11, day < 60 ? 31 : 30) + seconds * 1_000);
  const [days = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  if (day === 0) return time;
  return seconds % DAY_S === 0 ? days : `${days}T${time}`;
}

/** Text of a cell, in which Excel writes control characters as `_x000D_`. */
export function cellText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
