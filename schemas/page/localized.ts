import * as z from 'zod';
import { FALLBACK_LANGUAGE } from '../constants.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { perLanguage } from '../per-language.ts';

/** Value per language; a missing one falls back, and the editor flags it. */
export type Localized<T> = { [lang in Language]?: T };

/** Schema of `Localized<T>`. */
export function localized<T extends z.ZodType>(schema: T) {
  return z.strictObject(perLanguage(() => schema.optional()));
}

/**
 * Value in `lang`; where that is missing or an empty text, the one in the fallback language, else in English, else in any
 * language: what an operator wrote is never left out for want of a translation, which the checks report.
 */
export function pickLocalized<T>(
  value: Localized<T> | undefined,
  lang: Language,
  fallback: Language,
): T | undefined {
  return [lang, fallback, FALLBACK_LANGUAGE, ...LANGUAGES]
    .map((each) => value?.[each])
    .find((text) => (text ?? '') !== '');
}
