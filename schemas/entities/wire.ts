// zod/mini, not zod: contracts may reach the browser, where it costs 9 KB gzip against 26.
import * as z from 'zod/mini';

/** Decimal number in a price, count or rate, sent as a number or a numeric string. */
export const decimalSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value,
  ),
  z.number(),
);

/** Milliseconds since 1970, written as a number, a numeric string or an ISO 8601 date. */
export const instantSchema = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value !== 'string') return value;
    return /^\d+$/.test(value) ? Number(value) : Date.parse(value);
  }),
  z.number(),
);

/** Identifier, sent as a text or a number. */
export const idSchema = z.pipe(
  z.transform((value: unknown) => (typeof value === 'number' ? String(value) : value)),
  z.string().check(z.minLength(1)),
);

/** Optional field; `null` is often sent for an absent one and becomes undefined. */
export function maybe<T extends z.core.SomeType>(schema: T): z.ZodMiniOptional<T> {
  return z
    .nullish(schema)
    .check(z.overwrite((value) => value ?? undefined)) as unknown as z.ZodMiniOptional<T>;
}

/** Object in a response: known fields are checked, unknown ones pass through (but aren't in its type). */
export function loose<T extends z.core.$ZodLooseShape>(shape: T) {
  return z.looseObject(shape) as unknown as z.ZodMiniObject<z.core.util.Writeable<T>, z.core.$strip>;
}

/** Loose object with a name of its own in the OpenAPI document. */
export function entity<T extends z.core.$ZodLooseShape>(name: string, shape: T) {
  return loose(shape).register(z.globalRegistry, { id: name });
}
