import type { Language } from '#schemas/constants.ts';
import { LANGUAGE_NAMES } from '#schemas/languages.ts';

/** The name of what shows a language's code alone: with the code, for who says what they see. */
export function languageName(lang: Language): string {
  return `${lang.toUpperCase()}: ${LANGUAGE_NAMES[lang]}`;
}
