import * as z from 'zod';
import type { Language } from '../languages.ts';
import { perLanguage } from '../per-language.ts';

/** Value per language; a missing one falls back, and the editor flags it. */
export type Localized<T> = { [lang in Language]?: T };

/** Schema of `Localized<T>`. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.strictObject(perLanguage(() => schema.optional()));
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
