import * as z from 'zod/mini';
import { LAST_MOMENT } from './years.ts';

/** Text that PostgreSQL stores: without a zero byte, without half a surrogate pair. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;

/** Id, code or name in a request. */
export const keySchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(STORABLE));

/** Time in ms since 1970, in a year that can be meant. */
export const momentSchema = z.int().check(z.minimum(0), z.maximum(LAST_MOMENT));
