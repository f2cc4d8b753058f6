import type { Text } from '#locales/translate.ts';
import type { Language } from '#schemas/constants.ts';

/** The name of what shows a language's code alone: with the code, for who says what they see. */
export function languageName(t: Text, lang: Language): string {
  return `${lang.toUpperCase()}: ${t(`language.${lang}`)}`;
}
