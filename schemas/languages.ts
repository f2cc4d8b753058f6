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
