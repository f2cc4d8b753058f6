import { toMinor } from '#locales/format/minor.ts';
import { hasPointGroups, withoutCurrency } from './currency.ts';

/** A price as read: minor units; `maxPrice` if it is a range, `rounded` if written with a unit such as "1.2K". */
export type Amount = {
  price: number;
  maxPrice: number | null;
  rounded: boolean;
  /** Code of the currency that the text spells. */
  currency: string | undefined;
};

const MAX_LENGTH = 100;
const UNITS: Record<string, number> = {
  พัน: 1_000,
  หมื่น: 10_000,
  แสน: 100_000,
  ล้าน: 1_000_000,
  k: 1_000,
  rb: 1_000,
  ribu: 1_000,
  m: 1_000_000,
  jt: 1_000_000,
  juta: 1_000_000,
};
const ROUNDED = new RegExp(`^(\\d{1,9}(?:[.,]\\d{1,4})?) ?(${Object.keys(UNITS).join('|')})$`);
const PLAIN = /^\d+(?:\.\d{1,8})?$/;
/** Scientific notation, as programs write it. */
const SCIENTIFIC = /^(\d)(?:\.(\d{1,20}))?e([+-]?\d{1,2})$/i;
/** Thousands grouped by comma, point or space; then the other mark and decimals. */
const GROUPED = [
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,8}))?$/,
  /^(\d{1,3}(?:\.\d{3})+),(\d{1,2})$/,
  /^(\d{1,3}(?:\.\d{3}){2,})$/,
  /^(\d{1,3}(?: \d{3})+)(?:[.,](\d{1,2}))?$/,
  /^(\d+),(\d{1,2})$/,
];

/**
 * Parses a price as shops write it: "฿1,290", "1290 บาท", "1290.-", "1.290,50", "1 290", "๑๒๙๐", "฿1–฿75", "1.2K". A
 * single point is a decimal one, except in currencies without decimals. Scientific notation is read if it has all digits of the number
 * ("2.794e+01", not "2.35E+10"). undefined for anything else, negative prices among them.
 */
export function parsePrice(text: string): Amount | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const { bare, currency } = withoutCurrency(asciiDigits(text.normalize('NFKC')).replace(/\s+/g, ' ').trim());
  const parts = bare
    .replace(/(?<=\d) ?[.,][-–—](?! ?\d)/g, '')
    .split(/ ?(?:(?<!\d[eE])[-–—~]|ถึง|\bto\b) ?/)
    .map((part) => part.trim());
  const [low, high, more] = parts.map((part) =>
    parseOne(part, currency !== undefined && hasPointGroups(currency)),
  );
  if (!low || parts.length > 2 || more || (parts.length === 2 && !high)) return undefined;
  // "1-2K" may mean 1 or 1,000.
  if (high && low.rounded !== high.rounded) return undefined;
  const [price, maxPrice] = high ? [low.minor, high.minor].sort((a, b) => a - b) : [low.minor];
  return {
    price: price ?? 0,
    maxPrice: maxPrice === undefined || maxPrice === price ? null : maxPrice,
    rounded: low.rounded,
    currency,
  };
}

/** Text with Thai digits as 0 to 9. */
export function asciiDigits(text: string): string {
  return text.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** A price without the points that group its thousands, as they do in currencies without decimals: "15.000". */
export function withoutPointGroups(text: string): string {
  return text.replace(/(?<![\d.,])\d{1,3}(?:\.\d{3})+(?![\d.,]*\d)/g, (number) => number.replaceAll('.', ''));
}

function parseOne(text: string, pointGroups: boolean): { minor: number; rounded: boolean } | undefined {
  const [, digits, unit] = ROUNDED.exec(text.toLowerCase()) ?? [];
  if (digits !== undefined && unit !== undefined) {
    const [whole = '', fraction = ''] = digits.split(/[.,]/);
    const tenThousandths = Number(whole + fraction.padEnd(4, '0'));
    return { minor: (tenThousandths * (UNITS[unit] ?? 0)) / 100, rounded: true };
  }
  const exact = scientificOf(text);
  const decimal =
    exact ?? (pointGroups && /^\d{1,3}\.\d{3}$/.test(text) ? text.replace('.', '') : decimalOf(text));
  const minor = toMinor(decimal);
  return minor === undefined ? undefined : { minor, rounded: false };
}

/** The number in decimal notation; undefined for one whose last digits the notation leaves out. */
function scientificOf(text: string): string | undefined {
  const [found, first = '', more = '', exponent = ''] = SCIENTIFIC.exec(text) ?? [];
  const power = Number(exponent);
  if (found === undefined || power > more.length || power < -8) return undefined;
  if (power < 0) return `0.${'0'.repeat(-power - 1)}${first}${more}`;
  return [first + more.slice(0, power), more.slice(power)].filter(Boolean).join('.');
}

function decimalOf(text: string): string | undefined {
  if (PLAIN.test(text)) return text;
  for (const pattern of GROUPED) {
    const [found, whole = '', fraction] = pattern.exec(text) ?? [];
    if (found !== undefined) return whole.replace(/[., ]/g, '') + (fraction ? `.${fraction}` : '');
  }
  return undefined;
}
