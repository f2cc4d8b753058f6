import { z } from 'zod';
import { toMinor } from '#locales/format/minor.ts';
import { parseLink } from '#schemas/content/link.ts';
import { isMediaUrl } from '#schemas/content/media-url.ts';
import { AVAILABILITIES } from '#schemas/enums/availability.ts';
import { parseAvailability } from './availability.ts';
import { parseMoment } from './moment.ts';
import { plainText } from './plain-text.ts';
import { asciiDigits, parsePrice } from './price.ts';
import { parseCount } from './sold-count.ts';

/** Highest accepted price, in minor units: a billion. Multiplied by 10,000 it is still exact. */
export const MAX_PRICE = 100_000_000_000;
const MAX_COUNT = 2_000_000_000;
const FLAGS = new Map([
  ...['true', 'yes', 'y', 'on', '1', 'ใช่', 'ya'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', 'off', '0', 'ไม่ใช่', 'ไม่', 'tidak'].map((word) => [word, false] as const),
]);
/** Pattern of invalid characters: invalid UTF-8, controls, and marks that reorder the text around them. */
const UNFIT = /[\ufffd\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** Elements of a list that fit the schema; others, and anything that is no list, are passed over. */
export function fitting<T>(element: z.ZodType<T>) {
  return z
    .unknown()
    .default([])
    .transform((list) =>
      (Array.isArray(list) ? list : []).flatMap((one) => {
        const parsed = element.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    );
}

/** A text of one line without markup, not empty; spaces and line breaks are folded into one space. */
export function text(maxLength: number) {
  return z
    .string()
    .transform((value) => plainText(value).replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'MISSING')
        .max(maxLength, 'TOO_LONG')
        .refine((value) => value.isWellFormed() && !UNFIT.test(value), 'CHARACTERS'),
    );
}

/** A price or a range of prices, as a number or a shop's text, as `parsePrice` reads it. */
export const amount = z
  .union([z.string(), z.number()])
  .transform((value, context) => {
    const parsed = parsePrice(String(value));
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: 'NO_PRICE' });
    return z.NEVER;
  })
  .refine(({ price }) => price > 0, 'ZERO_PRICE')
  .refine(({ price, maxPrice }) => (maxPrice ?? price) <= MAX_PRICE, 'HIGH_PRICE');

/** One exact price, in minor units. */
export const price = amount
  .refine(({ maxPrice, rounded }) => maxPrice === null && !rounded, 'INEXACT_PRICE')
  .transform((one) => one.price);

/** A flag as a boolean or a word for it. */
export const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.string()])
  .transform((value) => FLAGS.get(String(value).trim().toLowerCase()))
  .pipe(z.boolean('is neither yes nor no'));

/** An availability in any spelling that `parseAvailability` knows. */
export const availability = z
  .union([z.string(), z.number(), z.boolean()])
  .transform(parseAvailability)
  .pipe(z.enum(AVAILABILITIES, 'is no known availability'));

/** A date or time as `parseMoment` reads it. */
export const moment = z.string().transform((value, context) => {
  const parsed = parseMoment(value);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: 'NO_DATE' });
  return z.NEVER;
});

/** A GTIN of 8, 12, 13 or 14 digits with a right check digit; one of zeros, which shops write for none, has it too. */
export const gtin = z
  .union([z.string(), z.int()])
  .transform((value) => String(value).replace(/[\s-]/g, ''))
  .refine(
    (digits) => /^(?!0+$)(?:\d{8}|\d{12,14})$/.test(digits) && checkSum(digits) % 10 === 0,
    'is no GTIN',
  );

function checkSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, i) => sum + Number(digit) * (i % 2 === 0 ? 1 : 3), 0);
}

/** A count as a number or a marketplace's text; empty means none. */
export const count = z
  .union([z.number(), z.string()])
  .transform((value) => (typeof value === 'number' ? value : value.trim() === '' ? 0 : parseCount(value)))
  .pipe(z.int('is no count').min(0).max(MAX_COUNT));

/** An average of 0 to 5 stars, two decimals; empty or 0 means not rated. */
export const score = z
  .union([z.number(), z.string()])
  .transform((value) => asciiDigits(String(value)).trim())
  .refine((value) => value === '' || /^[0-5](?:\.\d+)?$/.test(value), 'is no score')
  .transform((value) => (toMinor(value) ?? 0) / 100 || null)
  .refine((value) => value === null || value <= 5, 'is above 5');

/** An absolute http(s) address; the `//host` of web pages counts as https. */
export const webLink = z
  .string()
  .transform((value) =>
    value
      .replace(/^\/\//, 'https://')
      .replace(/^ +| +$/g, '')
      .replaceAll(' ', '%20'),
  )
  .transform((value, context) => {
    const link = parseLink(value);
    if (link?.kind === 'url') return link.href;
    context.addIssue({ code: 'custom', message: 'NO_LINK' });
    return z.NEVER;
  });

/** URL of a picture: https only, because browsers block http pictures on https pages. */
export const pictureLink = webLink.refine(isMediaUrl, 'is no https address');
