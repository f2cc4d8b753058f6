import * as z from 'zod';
import type { Language } from '../constants.ts';

/** Value per language; a missing one falls back, and the editor flags it. */
export type Localized<T> = { th?: T; en?: T; id?: T };

/** Schema of `Localized<T>`. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.strictObject({ th: schema.optional(), en: schema.optional(), id: schema.optional() });
}

/** Value in `lang`, or in the fallback language when it is missing or an empty text. */
export function pickLocalized<T>(
  value: Localized<T> | undefined,
  lang: Language,
  fallback: Language,
): T | undefined {
  const own = value?.[lang];
  return own === undefined || own === '' ? value?.[fallback] : own;
}
