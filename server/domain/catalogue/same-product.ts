import { LANGUAGES, type Language } from '#schemas/constants.ts';

type Name = Partial<Record<Language, string>>;

/** Minimum share of all words that two names of one product have in common. */
const COMMON = 0.6;

/**
 * Whether two names, of the same brand and category, are of the same product: in a language that both have, both
 * contain every word with a digit (models, sizes, volumes) and most of the others.
 */
export function isSameProduct(one: Name, other: Name): boolean {
  return LANGUAGES.some((lang) => {
    const [a, b] = [wordsOf(one[lang]), wordsOf(other[lang])];
    if (a.size === 0 || b.size === 0) return false;
    const all = [...a, ...[...b].filter((word) => !a.has(word))];
    const [common, different] = [all.filter(inBoth(a, b)), all.filter((word) => !inBoth(a, b)(word))];
    return !different.some(hasDigit) && common.length >= all.length * COMMON;
  });
}

const inBoth = (a: Set<string>, b: Set<string>) => (word: string) => a.has(word) && b.has(word);
const hasDigit = (word: string) => /\p{N}/u.test(word);

function wordsOf(name = ''): Set<string> {
  return new Set(name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)?/gu));
}
