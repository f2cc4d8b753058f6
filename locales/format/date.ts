import type { Language } from '#schemas/languages.ts';
import type { TenantPublic } from '#schemas/tenant.ts';

/** Time as milliseconds or as a date string. */
export type Moment = number | string;

/** Language and tenant of dates, as in any view context. */
export type DateContext = { lang: Language; tenant: Pick<TenantPublic, 'timezone' | 'dateFormat' | 'year'> };

const TOKENS = /YYYY|MMM|MM|DD|D|HH|mm|ss/g;
const PART_NAMES: Record<string, Intl.DateTimeFormatPartTypes> = {
  YYYY: 'year',
  MM: 'month',
  DD: 'day',
  HH: 'hour',
  mm: 'minute',
  ss: 'second',
};

const NUMERIC: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
};

/**
 * A moment's day in the tenant's time zone and date format (YYYY MMM MM DD D HH mm ss), such as 01/08/2569.
 * Only Thai counts Buddhist years, where the tenant says so. '' for no date.
 */
export function formatDate(moment: Moment, context: DateContext): string {
  return format(moment, context, context.tenant.dateFormat);
}

/** Date followed by the time of day, 24 hours. */
export function formatDateTime(moment: Moment, context: DateContext): string {
  return format(moment, context, `${context.tenant.dateFormat} HH:mm`);
}

/**
 * Date and time as an input gives them (`2027-01-02T14:30`, `2027-01-02`, `14:30`) with the month in words and 24 hours:
 * 2 Jan 2027 14:30. '' for no date.
 */
export function formatWallTime(wall: string, { lang, tenant }: DateContext): string {
  const [day = '', time] = wall.includes(':') && !wall.includes('T') ? ['', wall] : wall.split('T');
  const pattern = time === undefined ? 'D MMM YYYY' : 'D MMM YYYY HH:mm';
  if (day === '') return time ?? '';
  return format(`${day}T${time ?? '00:00'}Z`, { lang, tenant: { ...tenant, timezone: 'UTC' } }, pattern);
}

/** Month and year, in words: November 2026. */
export function formatMonth(moment: Moment, { lang, tenant }: DateContext): string {
  const calendar = tenant.year === 'buddhist' ? '' : 'ca-gregory-';
  const month = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return formatOf(`${lang}-u-${calendar}nu-latn`, month).format(new Date(moment));
}

/** The time of day alone. */
export function formatTime(moment: Moment, context: DateContext): string {
  return format(moment, context, 'HH:mm');
}

function format(moment: Moment, { lang, tenant }: DateContext, pattern: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  // A language's own calendar is the Buddhist one in Thai, elsewhere the Gregorian.
  const calendar = tenant.year === 'buddhist' ? '' : 'ca-gregory-';
  const intl = (options: Intl.DateTimeFormatOptions) =>
    formatOf(`${lang}-u-${calendar}nu-latn`, { ...options, timeZone: tenant.timezone });
  const parts = intl(NUMERIC).formatToParts(date);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return pattern.replace(TOKENS, (token) => {
    if (token === 'MMM') return intl({ month: 'short' }).format(date);
    if (token === 'D') return String(Number(part('day')));
    return part(PART_NAMES[token] ?? '');
  });
}

const MOST_FORMATS = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes milliseconds, so each is made once. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
