import { foldDigits } from '#schemas/fold-typed.ts';
import { LANGUAGES } from '#schemas/languages.ts';

export type WhenKind = 'date' | 'time' | 'datetime-local';

/** Years from here on are Buddhist ones. */
const BUDDHIST_FROM = 2_400;
const BUDDHIST_AHEAD = 543;

const DAY =
  /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2}|[^\d\s/-]+)\s*[/.\-\s]\s*(?:พ\.?ศ\.?|ค\.?ศ\.?)?\s*(\d{2}|\d{4})$/;
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /(?:^|[\s,]+|T)(?:เวลา\s*)?(\d{1,2})[:.](\d{2})(?:\s*(?:น\.?|WIB|h))?$/;

/**
 * Date and time as people here type them, in digits of any script: `29/11/2569 14:30`, `29 พ.ย. 69`, `2 Jan 2027`,
 * `2027-01-02T14:30`. Years of both calendars and of two digits are understood. The result is written as an input of the
 * browser gives it; undefined for anything else. `isWhole` demands a year of four digits and the time, as while typing.
 */
export function parseWhen(
  text: string,
  kind: WhenKind,
  { now, isWhole = false }: { now: number; isWhole?: boolean },
): string | undefined {
  const typed = foldDigits(text).trim();
  const clock = kind === 'date' ? undefined : (TIME.exec(typed) ?? undefined);
  const time = clock && timeOf(clock);
  if (kind === 'time') return time;
  if ((clock && !time) || (isWhole && kind === 'datetime-local' && !time)) return undefined;
  const day = dayOf(clock ? typed.slice(0, clock.index) : typed, now, isWhole);
  if (!day) return undefined;
  return kind === 'date' ? day : `${day}T${time ?? '00:00'}`;
}

function timeOf([, hour = '', minute = '']: RegExpExecArray): string | undefined {
  const isReal = Number(hour) < 24 && Number(minute) < 60;
  return isReal ? `${hour.padStart(2, '0')}:${minute}` : undefined;
}

function dayOf(text: string, now: number, isWhole: boolean): string | undefined {
  const iso = ISO_DAY.exec(text.trim());
  const [, day = '', month = '', year = ''] = iso
    ? ['', iso[3], iso[2], iso[1]]
    : (DAY.exec(text.trim()) ?? []);
  if (year === '' || (isWhole && year.length < 4)) return undefined;
  const number = /^\d/.test(month) ? Number(month) : monthNamed(month);
  const pad = (value: number) => String(value).padStart(2, '0');
  const written = `${yearOf(Number(year), year.length, now)}-${pad(number)}-${pad(Number(day))}`;
  const date = new Date(`${written}T00:00Z`);
  return Number.isNaN(date.getTime()) || !date.toISOString().startsWith(written) ? undefined : written;
}

/** Christian year; of two digits the one nearest to now in either calendar. */
function yearOf(year: number, digits: number, now: number): number {
  if (digits === 4) return year >= BUDDHIST_FROM ? year - BUDDHIST_AHEAD : year;
  const current = new Date(now).getUTCFullYear();
  const [nearest = year] = [2_000 + year, 2_500 + year - BUDDHIST_AHEAD].sort(
    (a, b) => Math.abs(a - current) - Math.abs(b - current),
  );
  return nearest;
}

let months: Map<string, number> | undefined;

/** Number of a month by its short or long name in any of the shop's languages; 0 for none. */
function monthNamed(name: string): number {
  months ??= new Map(
    LANGUAGES.flatMap((lang) =>
      (['short', 'long'] as const).flatMap((month) =>
        Array.from({ length: 12 }, (_, i): [string, number] => {
          const format = new Intl.DateTimeFormat(lang, { month, timeZone: 'UTC' });
          return [bare(format.format(Date.UTC(2_026, i, 15))), i + 1];
        }),
      ),
    ),
  );
  return months.get(bare(name)) ?? 0;
}

const bare = (name: string) => name.toLowerCase().replaceAll('.', '');
