import * as z from 'zod/mini';
import { PAGE } from '../constants.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { decimalSchema } from '../entities/wire.ts';

/** Maximum page number: keeps `page × size` inside a 64-bit offset; such a page is empty anyway. */
const MAX_PAGE = 1_000_000_000;

function wholeNumber(fallback: number, max: number) {
  const number = z.coerce.number<number | string>().check(
    z.multipleOf(1),
    z.minimum(1),
    z.overwrite((value) => Math.min(value, max)),
  );
  return z.catch(z._default(number, fallback), fallback);
}

/** Paging parameters: the first page is 1, anything but a whole number from 1 up counts as absent; sizes end at 100. */
export const pageShape = {
  page: wholeNumber(PAGE.first, MAX_PAGE),
  size: wholeNumber(PAGE.size, PAGE.maxSize),
};

export const pageRequestSchema = z.prefault(z.object(pageShape), {});
export type PageRequest = z.infer<typeof pageRequestSchema>;

/** One page of a list; broken items are dropped. */
export function pagedSchema<T extends z.core.SomeType>(item: T) {
  return z.looseObject({ content: tolerantArray(item), totalElements: decimalSchema, hasNext: z.boolean() });
}

export type Paged<T> = { content: T[]; totalElements: number; hasNext: boolean };
