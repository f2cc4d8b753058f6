import { quoted } from './entry.ts';
import { filterWord } from './grades.ts';
import type { KnownNames } from './load-spellings.ts';
import { allOf, anyOf, FILLERS, MAX_KEYWORD, MAX_QUERY_WORDS, tellingWords } from './query.ts';
import { anyName, type Group, partsOf, spellingKey } from './spellings.ts';
import { textWords, type Word } from './words.ts';

/** A search as understood: names with spellings, marketplaces, and all other words. */
export type Asked = {
  groups: readonly Group[];
  platforms: readonly string[];
  /** Texts between the names, in their order. */
  rest: readonly string[];
  words: readonly Word[];
  /** All but the marketplaces, as typed. */
  typed: readonly Word[];
  /** Brands that the search names. */
  brandIds: readonly string[];
  /** Whether nothing else is asked. */
  isBrandAlone: boolean;
};

/** Understands a keyword by the tenant's names. */
export function readKeyword(
  keyword: string,
  { spellings, brandIds }: Pick<KnownNames, 'spellings' | 'brandIds'>,
): Asked {
  const parts = partsOf(keyword.slice(0, MAX_KEYWORD), spellings);
  const named = [...new Set(parts.flatMap(({ group }) => group ?? []))];
  const groups = named.filter(({ kind }) => kind !== 'platform').slice(0, MAX_QUERY_WORDS);
  const rest = parts.flatMap(({ group, text }) => (group ? [] : text));
  const typed = parts.map(({ group, text }) => (group?.kind === 'platform' ? ' ' : text)).join('');
  const words = rest.flatMap((text) => textWords(text));
  const telling = words.filter(({ form }) => !FILLERS.has(form));
  const ids = [
    ...groups.map(({ name }) => brandOfName(name, brandIds)),
    ...telling.map(({ form }) => brandIds.get(form)),
  ];
  return {
    groups,
    platforms: named.flatMap(({ kind, name }) => (kind === 'platform' ? name : [])),
    rest,
    words: named.length > 0 ? telling.slice(0, MAX_QUERY_WORDS) : tellingWords(words),
    typed: tellingWords(textWords(typed)),
    brandIds: [...new Set(ids.filter((id) => id !== undefined))],
    isBrandAlone: ids.length > 0 && ids.every((id) => id !== undefined),
  };
}

/** `tsquery` for all that is asked, names in any spelling that the catalogue has; empty if nothing is asked. */
export function askedQuery({ groups, platforms, words }: Asked, has?: (form: string) => boolean): string {
  return [...groups.map((group) => anyName(group, has)), allOf(words), platformQuery(platforms)]
    .filter(Boolean)
    .join(' & ');
}

/** `tsquery` for the words as typed. */
export function typedQuery({ typed }: Asked): string {
  return allOf(typed);
}

/** `tsquery` for goods of one of the marketplaces; empty without any. */
function platformQuery(platforms: readonly string[]): string {
  return anyOf(platforms.map((platform) => quoted(filterWord('platform', platform))));
}

/** The brand whose name begins the name: Apple of "Apple iPhone". */
function brandOfName(name: string, brandIds: ReadonlyMap<string, string>): string | undefined {
  const words = name.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const id = brandIds.get(spellingKey(words.slice(0, count).join(' ')));
    if (id !== undefined) return id;
  }
  return undefined;
}
