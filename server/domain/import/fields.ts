import { z } from 'zod';
import { toMinor } from '#locales/format/minor.ts';
import { parseLink } from '#schemas/content/link.ts';
import { isMediaUrl } from '#schemas/content/media-url.ts';
import { parseCount } from './sold-count.ts';

/** Highest accepted price, in minor units: a billion. Multiplied by 10,000 it is still exact. */
export const MAX_PRICE = 100_000_000_000;
const MAX_COUNT = 2_000_000_000;
const PRICE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,8})?$/;
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

/** A text of one line, not empty; spaces and line breaks are folded into one space. */
export function text(maxLength: number) {
  return z
    .string()
    .transform((value) => value.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(maxLength)
        .refine(
          (value) => value.isWellFormed() && !UNFIT.test(value),
          'has characters that no text may have',
        ),
    );
}

/** A price as a decimal string ("1,290.50") or number; becomes minor units, further decimals truncated. */
export const price = z
  .union([z.string(), z.number()])
  .transform((value) => String(value).trim())
  .refine((value) => PRICE.test(value), 'is no decimal number')
  .transform((value) => toMinor(value.replaceAll(',', '')) ?? 0)
  .refine((minor) => minor > 0 && minor <= MAX_PRICE, 'is zero or absurdly high');

/** A count as a number or a marketplace's text; empty means none. */
export const count = z
  .union([z.number(), z.string()])
  .transform((value) => (typeof value === 'number' ? value : value.trim() === '' ? 0 : parseCount(value)))
  .pipe(z.int('is no count').min(0).max(MAX_COUNT));

/** An average of 0 to 5 stars, two decimals; empty or 0 means not rated. */
export const score = z
  .union([z.number(), z.string()])
  .transform((value) => String(value).trim())
  .refine((value) => value === '' || /^[0-5](?:\.\d+)?$/.test(value), 'is no score')
  .transform((value) => (toMinor(value) ?? 0) / 100 || null)
  .refine((value) => value === null || value <= 5, 'is above 5');

/** An absolute http(s) address; the `//host` of web pages counts as https. */
export const webLink = z
  .string()
  .transform((value) => (value.startsWith('//') ? `https:${value}` : value))
  .transform((value, context) => {
    const link = parseLink(value);
    if (link?.kind === 'url') return link.href;
    context.addIssue({ code: 'custom', message: 'is no http(s) address' });
    return z.NEVER;
  });

/** URL of a picture: https only, because browsers block http pictures on https pages. */
export const pictureLink = webLink.refine(isMediaUrl, 'is no https address');
