import * as z from 'zod/mini';
import { type Known, normaliseEnum } from './normalise.ts';

/** Enumeration in a response: known spellings are normalised, unknown values kept, so a new one never breaks a page. */
export function tolerantEnum<T extends string>(values: readonly T[], aliases?: Readonly<Record<string, T>>) {
  return z
    .string()
    .check(z.overwrite((value) => normaliseEnum(value, values, aliases)))
    .check(z.meta({ examples: [...values] })) as z.ZodMiniType<Known<T>>;
}
