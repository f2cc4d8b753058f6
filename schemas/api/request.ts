import * as z from 'zod/mini';

/** Text that PostgreSQL stores: without a zero byte, without half a surrogate pair. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;

/** An id, code or name that a caller asks by. */
export const keySchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(STORABLE));

/** A moment in milliseconds that a date can hold. */
export const momentSchema = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

/** What somebody types to search; nothing is typed too. */
export const keywordSchema = z.string().check(z.maxLength(100), z.regex(/^[^\0\p{Cs}]*$/u));

/** Several of them. */
export const keysSchema = z.array(keySchema).check(z.maxLength(100));

/** The warnings of the check before publishing that an operator accepts, as `findingKey` writes them. */
export const signedSchema = z._default(
  z.array(z.string().check(z.maxLength(600))).check(z.maxLength(2_000)),
  [],
);

const WORDS = new Map<unknown, boolean>([
  ['true', true],
  ['false', false],
]);

/** A switch; in a query it is the word `true` or `false`. */
export const flagSchema = z.pipe(
  z.transform((value: boolean | 'true' | 'false') => WORDS.get(value) ?? value),
  z.boolean(),
);

export const byId = z.object({ id: keySchema });
export const byCode = z.object({ code: keySchema });
