import { fromWallTime } from '#locales/format/zoned-time.ts';
import { asciiDigits } from './price.ts';

const BUDDHIST_ERA = 543;
/** Years of the Buddhist era as people write them; two digits from `BUDDHIST_SHORT` on are of it, too. */
const BUDDHIST_YEARS = [2400, 2700] as const;
const BUDDHIST_SHORT = 60;
/** Years that can be meant: 9999 is the "never" of databases. */
const YEARS = [1970, 2200] as const;
const NEVER = 9999;
const MAX_LENGTH = 100;
const DAY_MS = 86_400_000;

/** Offsets of zones by the names that feeds write. */
const ZONES: Record<string, string> = {
  z: 'Z',
  utc: 'Z',
  gmt: 'Z',
  ict: '+07:00',
  wib: '+07:00',
  wita: '+08:00',
  sgt: '+08:00',
  myt: '+08:00',
  wit: '+09:00',
};
const TIME =
  /(?:^|[T ,]|เวลา|pukul)\s*(\d{1,2})(?::|\.(?=\d\d(?!\d)))(\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap]\.?m\.?(?![a-z]))?(?:\s*(?:น\.|hrs?\b|h\b))?\s*(.*)$/i;
const OFFSET = /^(?:(?:utc|gmt)\s*)?([+-])(\d{2}):?(\d{2})?\b(?:\s*\(.*\))?$/i;

/** A date with or without a time and offset. */
export type Moment = { day: string; time: string | undefined; offset: string | undefined };

type Parts = { year: string; month: number; day: string };
/** Notation of a date and what it says; undefined if the text only looks like it. */
type Notation = [RegExp, (groups: string[], hasAmPm: boolean) => Parts | undefined];

/** Notations of dates, by what they begin with. A day comes before a month unless only the other order is a date. */
const NOTATIONS: Notation[] = [
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    ([year = '', month = '', day = '']) => numeric(year, month, day),
  ],
  [/^(\d{4})(\d{2})(\d{2})(?=$|[T ])/, ([year = '', month = '', day = '']) => numeric(year, month, day)],
  [
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?!\d)/,
    ([one = '', other = '', year = ''], hasAmPm) => {
      const isMonthFirst = Number(other) > 12;
      // Programs that write AM and PM put the month first, people the day: without a third hint nobody knows.
      if (hasAmPm && !isMonthFirst && Number(one) <= 12 && one !== other) return undefined;
      return isMonthFirst ? numeric(year, one, other) : numeric(year, other, one);
    },
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]*(?:of )?([\p{L}\p{M}.]+?)\.?[-\s./,]*(?:พ\.?ศ\.?|ค\.?ศ\.?)?\s*(\d{4}|\d{2})(?!\d)/iu,
    ([day = '', name = '', year = '']) => named(year, name, day),
  ],
  [
    /^([\p{L}\p{M}]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/iu,
    ([name = '', day = '', year = '']) => named(year, name, day),
  ],
  // Wed Jan 01 07:00:00 ICT 2027, as Java and date(1) write it.
  [
    /^([\p{L}]+)\s+(\d{1,2})\s+(?=\d{2}:\d{2}:\d{2}\s+(?:[A-Z]{3,4}\s+)?(\d{4})$)/iu,
    ([name = '', day = '', year = '']) => named(year, name, day),
  ],
];
const WEEKDAY =
  /^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|วัน[\p{L}\p{M}]+?(?:ที่|(?=\s))|senin|selasa|rabu|kamis|jum'?at|sabtu|minggu)[,.]?\s+/iu;

/**
 * Parses a date as people and programs write it: ISO 8601, days first (`31/12/2569 18.00 น.`), months by their names in
 * Thai, English and Indonesian, AM and PM, years of the Buddhist era, also of two digits, seconds and milliseconds since
 * 1970, and day numbers of spreadsheets. undefined for anything else, and where the order of day and month is open.
 */
export function parseMoment(text: string): Moment | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const written = asciiDigits(text.normalize('NFKC')).replace(/\s+/g, ' ').trim();
  return machineMoment(written) ?? writtenMoment(written.replace(WEEKDAY, ''));
}

/** Instant of a moment; without an offset it is in the time zone, and a date alone is its first or last second. */
export function instantOf({ day, time, offset }: Moment, timezone: string, edge: 'start' | 'end'): Date {
  const wall = `${day}T${time ?? (edge === 'start' ? '00:00:00' : '23:59:59')}`;
  return new Date(offset ? `${wall}${offset}` : (fromWallTime(wall, timezone) ?? `${wall}Z`));
}

/** The start and end of a period: `a/b`, `a - b`, `a to b`; the text twice if it can't be divided into two dates. */
export function periodOf(text: string): [string, string | undefined] {
  if (parseMoment(text)) return [text, undefined];
  for (const { index, 0: mark } of text.matchAll(/\/|\s[-–—]\s|–|—|~|\bto\b|\bs\/?d\b|ถึง/gi)) {
    const [from, until] = [text.slice(0, index), text.slice(index + mark.length)];
    if (parseMoment(from) && parseMoment(until)) return [from, until];
  }
  return [text, text];
}

/** Numbers of programs: seconds or milliseconds since 1970, and days of a spreadsheet's calendar since 1900. */
function machineMoment(text: string): Moment | undefined {
  const [, digits, fraction = ''] =
    /^(?:\/Date\()?(\d{5}|\d{10}|\d{13})(\.\d+)?(?:[+-]\d{4})?(?:\)\/)?$/.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits + fraction);
  if (digits.length > 5) return utc(digits.length === 10 ? number * 1_000 : number, true);
  return fraction === ''
    ? utc(serial(number), undefined)
    : { ...utc(serial(number), true), offset: undefined };
}

function serial(days: number): number {
  return Date.UTC(1899, 11, 30) + Math.round(days * 86_400) * (DAY_MS / 86_400);
}

function utc(at: number, hasTime: true | undefined): Moment {
  const [day = '', time = ''] = new Date(at).toISOString().split('T');
  return { day, time: hasTime && time.slice(0, 8), offset: hasTime && 'Z' };
}

function writtenMoment(text: string): Moment | undefined {
  const hasAmPm = /\d\s*[ap]\.?m\b/i.test(text);
  for (const [pattern, read] of NOTATIONS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const parts = read(found.slice(1), hasAmPm);
    const year = parts && gregorian(parts.year);
    if (!parts || year === undefined) continue;
    const rest = text
      .slice(found[0].length)
      .replace(/^(?:UTC|GMT)(?=\d)/i, 'T')
      .trim();
    const time = rest === '' ? { time: undefined, offset: undefined } : timeOf(rest);
    const pad = (part: number | string) => String(part).padStart(2, '0');
    const day = `${String(year).padStart(4, '0')}-${pad(parts.month)}-${pad(parts.day)}`;
    if (time && fromWallTime(`${day}T${time.time ?? '00:00:00'}`, 'UTC') !== undefined)
      return { day, ...time };
  }
  return undefined;
}

/** Time after a date, with its offset. */
function timeOf(text: string): Pick<Moment, 'time' | 'offset'> | undefined {
  const alone = offsetOf(text);
  if (alone) return { time: undefined, offset: alone };
  const compact = text.replace(
    /^T?(\d{2})(\d{2})(\d{2})?(?=$|Z|[+-])/i,
    (_, h, m, s = '00') => `T${h}:${m}:${s}`,
  );
  const [found, hour = '', minute = '', second = '00', half, rest = ''] = TIME.exec(compact) ?? [];
  if (found === undefined) return undefined;
  const zone = rest.replace(/(?:^|\s)\d{4}$/, '');
  const offset = offsetOf(zone);
  if (zone !== '' && offset === undefined) return undefined;
  const isAfternoon = half !== undefined && /^p/i.test(half);
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  if (half !== undefined && (Number(hour) > 12 || Number(hour) === 0)) return undefined;
  return { time: `${String(hours).padStart(2, '0')}:${minute}:${second}`, offset };
}

function offsetOf(text: string): string | undefined {
  const [, sign, hours, minutes = '00'] = OFFSET.exec(text) ?? [];
  if (hours !== undefined) return `${sign}${hours}:${minutes}`;
  return ZONES[text.toLowerCase().replace(/^[ (]+|[ )]+$/g, '')];
}

function numeric(year: string, month: string, day: string): Parts | undefined {
  return Number(month) >= 1 && Number(month) <= 12 ? { year, month: Number(month), day } : undefined;
}

function named(year: string, name: string, day: string): Parts | undefined {
  const month = monthOf(name);
  return month === undefined ? undefined : { year, month, day };
}

/** Year of our calendar; undefined for one that can't be meant. */
function gregorian(text: string): number | undefined {
  const year = Number(text);
  const full = text.length > 2 ? year : year + (year >= BUDDHIST_SHORT ? 2_500 : 2_000);
  const [from, until] = BUDDHIST_YEARS;
  const meant = full >= from && full <= until ? full - BUDDHIST_ERA : full;
  return meant === NEVER || (meant >= YEARS[0] && meant <= YEARS[1]) ? meant : undefined;
}

/** Names of months in Thai, English and Indonesian, written out and short, without dots, from January to December. */
const MONTH_NAMES = [
  'มกราคม มกรา มค january jan januari',
  'กุมภาพันธ์ กุมภา กพ february feb februari',
  'มีนาคม มีนา มีค march mar maret',
  'เมษายน เมษา เมย april apr',
  'พฤษภาคม พฤษภา พค may mei',
  'มิถุนายน มิถุนา มิย june jun juni',
  'กรกฎาคม กรกฎา กค july jul juli',
  'สิงหาคม สิงหา สค august aug agustus agu ags agt',
  'กันยายน กันยา กย september sept sep',
  'ตุลาคม ตุลา ตค october oct oktober okt',
  'พฤศจิกายน พฤศจิกา พย november nov nop',
  'ธันวาคม ธันวา ธค december dec desember des',
];
const MONTH_NUMBERS = new Map(
  MONTH_NAMES.flatMap((names, i) => names.split(' ').map((name) => [name, i + 1] as const)),
);

/** Number of a month by its name in any spelling; undefined for another word. */
function monthOf(name: string): number | undefined {
  return MONTH_NUMBERS.get(name.toLowerCase().replaceAll('.', ''));
}
