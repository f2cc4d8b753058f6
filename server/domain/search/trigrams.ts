/**
 * Distinct runs of three characters of a word, padded with two blanks before and one after it, so that its ends count.
 */
export function trigrams(word: string): string[] {
  const characters = ['\u0020', '\u0020', ...word, '\u0020'];
  return [...new Set(characters.slice(2).map((_, i) => characters.slice(i, i + 3).join('')))];
}

/** Edit distance: characters inserted, deleted, replaced or swapped with their neighbour; Infinity beyond `most`. */
export function editDistance(a: string, b: string, most: number): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  const distance = last[to.length] ?? 0;
  return distance > most ? Number.POSITIVE_INFINITY : distance;
}
