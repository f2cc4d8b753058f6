/**
 * Languages by their code, each with its own name: one row and the folder of texts `locales/<code>/` are a language. The
 * code is the prefix of addresses, `lang` of pages and the locale of dates and numbers.
 */
export const LANGUAGE_NAMES = {
  th: 'ไทย',
  en: 'English',
  id: 'Bahasa Indonesia',
} as const;

export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=/|$)`);

/** The language with this code. */
export function findLanguage(code: string | undefined): Language | undefined {
  return LANGUAGES.find((known) => known === code);
}

/** Splits `/en/brands` into its language and the path that Next knows. */
export function splitLanguage(path: string): { prefix: Language | undefined; path: string } {
  const prefix = findLanguage(PREFIX.exec(path)?.[1]);
  return prefix ? { prefix, path: path.slice(prefix.length + 1) || '/' } : { prefix, path };
}

/** Makes a record of a value for each language. */
export function perLanguage<T>(make: (lang: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((lang) => [lang, make(lang)])) as Record<Language, T>;
}
