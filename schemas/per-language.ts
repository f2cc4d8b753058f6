import { LANGUAGES, type Language } from './languages.ts';

/** Makes a record of a value for each language. */
export function perLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}
