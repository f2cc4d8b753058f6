import { LANGUAGES, type Language } from '#schemas/constants.ts';

type Name = Partial<Record<Language, string>>;

/** Name and global number of an offer, by which its product is told. */
type Product = { name: Name; gtin: string | null };

/** Minimum share of all words that two names of one product have in common. */
const COMMON = 0.6;

/** Numbers in 13 digits that shops give for themselves (GS1: restricted circulation), and of 8 digits. */
const RESTRICTED = { 13: /^(?:02|04|2)/, 8: /^[02]/ };

/**
 * Whether two offers are of the same product: if both have a global number (GTIN), by that; else by their names, which
 * must be of one brand and category (decision 053).
 */
export function isSameProduct(one: Product, other: Product): boolean {
  const [a, b] = [globalNumber(one.gtin), globalNumber(other.gtin)];
  return a && b ? a === b : isSameName(one.name, other.name);
}

/** All ways to write a product's global number, which has zeros before it in its longer forms; none without one. */
export function writtenNumbers(gtin: string | null): string[] {
  const whole = globalNumber(gtin);
  if (!whole) return [];
  return [14, 13, 12, 8]
    .map((digits) => whole.slice(-digits))
    .filter((digits) => digits.padStart(14, '0') === whole);
}

/** A GTIN in 14 digits; undefined for none, and for one that has a meaning in one shop only. */
function globalNumber(gtin: string | null): string | undefined {
  const whole = gtin?.padStart(14, '0');
  if (!whole) return undefined;
  const isShort = whole.startsWith('000000');
  const isRestricted = isShort ? RESTRICTED[8].test(whole.slice(-8)) : RESTRICTED[13].test(whole.slice(-13));
  return isRestricted ? undefined : whole;
}

/** Whether in a language that both have, both contain every word with a digit (models, sizes, volumes) and most others. */
function isSameName(one: Name, other: Name): boolean {
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
