/**
 * Short names of variants: the words in which each product's name differs from the others, so without those that all
 * begin and end with. A name that has no other words is kept whole.
 */
export function variantNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/).filter(Boolean));
  const start = common(words);
  const end = common(words.map((one) => one.slice(start).toReversed()));
  return words.map((one, i) => one.slice(start, one.length - end).join(' ') || (names[i] as string));
}

/** Number of words that all lists begin with. */
function common([first = [], ...others]: readonly string[][]): number {
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return differs < 0 ? first.length : differs;
}
