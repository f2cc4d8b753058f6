import * as z from 'zod/mini';
import { DOCUMENT_KINDS } from '../entities/comment.ts';
import { maybe } from '../entities/wire.ts';
import { keySchema, STORABLE } from '../storable.ts';

/** Typed search text; it may be empty. */
export const keywordSchema = z.string().check(z.maxLength(100), z.regex(STORABLE));

/** List of keys. */
export const keysSchema = z.array(keySchema).check(z.maxLength(100));

/** Warnings of the check before publishing that an operator accepts, in the form of `findingKey`. */
export const signedSchema = z._default(
  z.array(z.string().check(z.maxLength(600))).check(z.maxLength(2_000)),
  [],
);

const WORDS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** Boolean; in a query the word `true` or `false`. */
export const flagSchema = z.pipe(
  z.transform((value: boolean | 'true' | 'false') => WORDS.get(value) ?? value),
  z.boolean(),
);

/** Number of a page's version. */
export const versionNumber = z.coerce.number<number | string>().check(z.int32(), z.positive());

export const byId = z.object({ id: keySchema });
export const byCode = z.object({ code: keySchema });
export const byDocument = z.object({ kind: z.enum(DOCUMENT_KINDS), id: keySchema });

/** Email address, trimmed and in lower case. */
export const emailSchema = z.pipe(
  z.string().check(z.trim(), z.toLowerCase(), z.maxLength(200)),
  z.string().check(z.email()),
);

const price = maybe(z.number().check(z.minimum(0), z.maximum(1_000_000_000)));
/** Lowest price of a range and the one below which all are, decimal. */
export const priceRangeShape = { minPrice: price, maxPrice: price };
/** Filters by labels that goods or deals wear, by their discount (a percentage) and by free shipping. */
export const factFiltersShape = {
  labelCodes: z._default(keysSchema, []),
  minDiscount: maybe(z.int().check(z.minimum(1), z.maximum(100))),
  freeShipping: z._default(z.boolean(), false),
};
