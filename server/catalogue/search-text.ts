const MAX_WORDS = 200;
const MAX_LENGTH = 2_000;
/** Longer runs without a space are no words, only a burden for the index. */
const MAX_WORD_LENGTH = 40;
const MODEL = /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}]+(?:[-+./][\p{L}\p{N}]+)*$/u;
/** Where Thai script meets letters or digits of another; sellers write "มือถือoppo". */
const THAI_EDGE = /(?<=\p{Script=Thai})(?=[a-z0-9])|(?<=[a-z0-9])(?=\p{Script=Thai})/gu;
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** Its Thai dictionary also splits Latin and Indonesian words. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * The distinct words of a text in lower case and NFKC, in order: Thai ones by dictionary, and model numbers
 * ("WH-1000XM5", "8+128GB") also whole. What is searched for and what is stored both go through it.
 */
export function searchWords(text: string): string[] {
  const normal = text.normalize('NFKC').toLowerCase().replace(THAI_EDGE, ' ');
  const words = new Set<string>();
  for (const token of normal.split(/\s+/)) {
    const whole = token.replace(EDGES, '');
    if (MODEL.test(whole)) words.add(whole);
  }
  for (const { segment, isWordLike } of segmenter.segment(normal)) if (isWordLike) words.add(segment);
  return [...words].filter((word) => word.length <= MAX_WORD_LENGTH);
}

/** The stored search text: the words of a title in every language, a brand, a shop; single spaces, bounded. */
export function searchText(texts: readonly (string | null | undefined)[]): string {
  const words = new Set(texts.flatMap((text) => searchWords(text ?? '')));
  let result = '';
  for (const word of [...words].slice(0, MAX_WORDS)) {
    if (result.length + word.length + 1 > MAX_LENGTH) break;
    result += result === '' ? word : ` ${word}`;
  }
  return result;
}
