import { LANGUAGES, type Language } from './languages.ts';

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

/** Joins what `splitLanguage` splits: `/en/brands`, and `/en` for the home page. */
export function joinLanguage(prefix: string, path: string): string {
  return `/${prefix}${path === '/' ? '' : path}`;
}
