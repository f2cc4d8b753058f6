import { type Area, allAreas, spelling } from './areas.ts';

/** Pattern of the prefixes of names in an address, and of separators between names. */
const KINDS = /^(?:ตำบล|แขวง|อำเภอ|เขต|จังหวัด|[ตอจ]\.)/;
const BETWEEN = /[\s,›>/]+/;
/** Pattern of short names of Bangkok. */
const BANGKOK = /^(?:กทม\.?|bkk)$/i;
/** Minimum length of a keyword; a single letter or digit matches too many. */
const MIN_LENGTH = 2;
/** Limit of words: no address has more names, each of at most two words. */
const MAX_WORDS = 8;
/** Offset larger than the ranks of all levels. */
const BEHIND = 10;

/**
 * At most `limit` sub-districts that match a part of an address or a postal code: first those whose own name begins
 * with it, then those whose district or province does, then those with names that contain it. Several words must all
 * match.
 */
export function findAreas(keyword: string, limit: number): Area[] {
  const whole = rankedBy([spelling(keyword)], limit);
  if (whole.length > 0) return whole;
  const words = new Set(
    keyword.split(BETWEEN).map((word) => spelling(word.replace(BANGKOK, 'กรุงเทพมหานคร').replace(KINDS, ''))),
  );
  words.delete('');
  return rankedBy([...words].slice(0, MAX_WORDS), limit);
}

function rankedBy(words: readonly string[], limit: number): Area[] {
  if (words.length === 0 || words.every((word) => word.length < MIN_LENGTH)) return [];
  const found: { area: Area; rank: number }[] = [];
  for (const { area, names } of allAreas()) {
    let rank = 0;
    for (const word of words) {
      rank += rankOf(word, area, names);
      if (rank === Number.POSITIVE_INFINITY) break;
    }
    if (rank < Number.POSITIVE_INFINITY) found.push({ area, rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ area }) => area);
}

/**
 * Rank of a match, lower is better: whole name, then beginning, then middle, each by level; infinite without a match.
 */
function rankOf(word: string, { postalCodes }: Area, names: readonly (readonly string[])[]): number {
  if (/^\d/.test(word))
    return postalCodes.some((code) => code.startsWith(word)) ? 0 : Number.POSITIVE_INFINITY;
  let best = Number.POSITIVE_INFINITY;
  for (const [level, spellings] of names.entries())
    for (const name of spellings) {
      const at = name.indexOf(word);
      if (at === -1) continue;
      const rank = at > 0 ? BEHIND + level : level + (name.length === word.length ? 0 : 0.5);
      if (rank < best) best = rank;
    }
  return best;
}
