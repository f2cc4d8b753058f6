/** Sizes of clothes, which no alphabet orders. */
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', '4XL', '5XL'];
/** Longest word after a number that is read as its unit. */
const UNIT_LENGTH = 5;
const IS_NUMBER = /^\d+(?:[.,]\d+)?$/;

/**
 * Short names of variants: the words in which each product's name differs from the others, so without those that all
 * have at the same place. A number keeps its unit, and a name that has no other words is kept whole.
 */
export function variantNames(names: readonly string[]): string[] {
  const words = names.map((name) => name.split(/\s+/).filter(Boolean));
  const start = common(words);
  const end = common(words.map((one) => one.slice(start).toReversed()));
  const own = words.map((one) => one.slice(start, one.length - end));
  const unit = words[0]?.at(-end);
  const isUnit = end > 0 && unit !== undefined && unit.length <= UNIT_LENGTH;
  const suffix = isUnit && own.every(([word = '', ...others]) => IS_NUMBER.test(word) && !others.length);
  const isTable = own.every(({ length }) => length === own[0]?.length);
  return own.map((one, i) => {
    const differing = isTable ? one.filter((word, at) => own.some((other) => other[at] !== word)) : one;
    const name = [...differing, ...(suffix && unit ? [unit] : [])].join(' ').replace(/[\s,;:–-]+$/, '');
    return name || (names[i] as string);
  });
}

/** Compares names of variants: sizes of clothes from small to large, numbers by their value. */
export function compareVariants(one: string, other: string): number {
  const [size, otherSize] = [one, other].map((name) =>
    SIZES.indexOf(name.split(' ').at(-1)?.toUpperCase() ?? ''),
  ) as [number, number];
  if (size >= 0 && otherSize >= 0 && size !== otherSize) return size - otherSize;
  return one.localeCompare(other, undefined, { numeric: true });
}

/** Number of words that all lists begin with. */
function common([first = [], ...others]: readonly string[][]): number {
  const differs = first.findIndex((word, at) => others.some((other) => other[at] !== word));
  return differs < 0 ? first.length : differs;
}
