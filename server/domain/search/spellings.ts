import { quoted } from './entry.ts';
import { allOf, anyOf } from './query.ts';
import { boundariesOf, normalText, textWords, type Word } from './words.ts';

/** `platform` is a marketplace: its name in a search narrows the results. */
export type SpellingKind = 'brand' | 'free' | 'platform';
export type Spelling = {
  kind: SpellingKind;
  written: string;
  /** `spellingKey` of `written`. */
  key: string;
  /** Name that is meant; of a platform its code. */
  meant: string;
};
/** A name with all spellings of it. */
export type Group = { kind: SpellingKind; name: string; names: readonly string[] };
/** Groups by the keys of their names. */
export type Spellings = ReadonlyMap<string, Group>;
/** A text in parts: what the names in it stand for, and the text between them. */
export type Part<T = Group> = { group: T; text: string } | { group: undefined; text: string };

const MAX_KEY = 40;
const MAX_NAMES = 2_000;
/** Minimum length of a Thai name that is found inside a run which the dictionary splits elsewhere. */
const SAFE_LENGTH = 6;
const THAI = /^[\u0e01-\u0e4e]+$/;
/** Thai signs that continue the syllable before them, and vowels that begin the one after them. */
const CONTINUES = /[\u0e30-\u0e3a\u0e45]/;
const BEGINS = /[\u0e40-\u0e44]/;

/** Form of a spelling without its case, tone marks, spaces and signs; equal for spellings that count as the same. */
export function spellingKey(text: string): string {
  return normalText(text).replace(/[\u0e47-\u0e4e]|[^\p{L}\p{M}\p{N}]/gu, '');
}

/**
 * Spellings grouped by the name that is meant. Of two with the same key the later one counts; one that means nothing
 * only removes an earlier one.
 */
export function groupSpellings(all: readonly Spelling[]): Spellings {
  const byKey = new Map(all.map((one) => [one.key, one]));
  const meant = [...byKey.values()].filter((one) => one.meant !== '');
  const spelled = new Map<string, Group>();
  const named = new Map<string, Group>();
  for (const own of Map.groupBy(meant, (one) => `${one.kind} ${one.meant.toLowerCase()}`).values()) {
    const { kind, meant: name } = own[0] as Spelling;
    const group = { kind, name, names: [name, ...own.map(({ written }) => written)] };
    // Of "Apple iPhone" both names are asked for, because "iPhone" alone is a spelling of it.
    const isPair = own.some(({ key }) => key === keyOfName(name.slice(name.indexOf(' ') + 1)));
    if (!isPair) named.set(keyOfName(name), group);
    for (const { key } of own) spelled.set(key, group);
  }
  const isRemoved = (key: string) => byKey.get(key)?.meant === '';
  return new Map([...named, ...spelled].filter(([key]) => !isRemoved(key)));
}

/** Name as a shop writes it: iPhone of the group "Apple iPhone", which has that spelling. */
export function shownName({ name, names }: Group): string {
  const own = name.slice(name.indexOf(' ') + 1);
  return names.includes(own) ? own : name;
}

const keys = new Map<string, string>();
/** `spellingKey` of a name of the first set, computed once. */
function keyOfName(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = spellingKey(name);
  if (keys.size < MAX_NAMES) keys.set(name, key);
  return key;
}

/** Splits a text at the longest names it has, given by their keys. A name is a whole word, or long and in Thai. */
export function partsOf<T>(keyword: string, names: ReadonlyMap<string, T>): Part<T>[] {
  const text = normalText(keyword);
  const { letters, places, isBoundary } = boundariesOf(text);
  const parts: Part<T>[] = [];
  let rest = 0;
  for (let from = 0; from < letters.length; from += 1) {
    const found = nameAt(letters, from, isBoundary, names);
    if (!found) continue;
    const start = places[from] ?? 0;
    parts.push({ group: undefined, text: text.slice(rest, start) });
    from = found.to - 1;
    rest = places[found.to] ?? text.length;
    parts.push({ group: found.group, text: text.slice(start, rest) });
  }
  parts.push({ group: undefined, text: text.slice(rest) });
  return parts.filter(({ text }) => text.trim() !== '');
}

const namesWords = new WeakMap<Group, readonly (readonly Word[])[]>();

/** Words of each name of a group. */
function wordsOfNames(group: Group): readonly (readonly Word[])[] {
  const words =
    namesWords.get(group) ?? group.names.map((name) => textWords(name)).filter(({ length }) => length > 0);
  namesWords.set(group, words);
  return words;
}

/** Forms of the words of all names of a group, alone and together. */
export function formsOfNames(group: Group): string[] {
  return wordsOfNames(group).flatMap((words) => [...words.map(({ form }) => form), joinedForm(words)]);
}

const joinedForm = (words: readonly Word[]) => words.map(({ form }) => form).join('');

/**
 * `tsquery` for a group: any of its names. With `has` only of those whose words it has, which takes less time; of all
 * if it has none; empty if no name has a word.
 */
export function anyName(group: Group, has?: (form: string) => boolean): string {
  const all = wordsOfNames(group);
  const own = has
    ? all.filter((words) => words.every(({ form }) => has(form)) || has(joinedForm(words)))
    : all;
  return queryOf(own.length > 0 ? own : all);
}

function queryOf(forms: readonly (readonly Word[])[]): string {
  const sets = forms.map((words) => new Set(words.map(({ form }) => form)));
  const isImplied = (own: ReadonlySet<string>) =>
    sets.some((other) => other.size < own.size && [...other].every((form) => own.has(form)));
  const terms = forms.flatMap((words, i) => {
    if (isImplied(sets[i] ?? new Set())) return [];
    const all = words.map(({ form }) => form);
    if (words.length === 1) return [quoted(all.join(''))];
    const isThai = all.every((form) => THAI.test(form));
    // A Thai name that the dictionary splits has its syllables next to each other.
    if (isThai) return [`(${all.map(quoted).join(' <-> ')})`];
    return [`(${allOf(words)})`, quoted(all.join(''))];
  });
  return anyOf([...new Set(terms)]);
}

function nameAt<T>(
  letters: string,
  from: number,
  isBoundary: (at: number) => boolean,
  names: ReadonlyMap<string, T>,
): { group: T; to: number } | undefined {
  const startsWord = isBoundary(from);
  const maySplit = (at: number) =>
    isBoundary(at) || !(CONTINUES.test(letters.charAt(at)) || BEGINS.test(letters.charAt(at - 1)));
  if (!startsWord && !(THAI.test(letters.charAt(from)) && maySplit(from))) return undefined;
  for (let to = Math.min(letters.length, from + MAX_KEY); to > from + 1; to -= 1) {
    const key = letters.slice(from, to);
    const isWord = startsWord && isBoundary(to);
    if (!isWord && !(key.length >= SAFE_LENGTH && THAI.test(key) && maySplit(to))) continue;
    const isPlural = /^[a-z]{4,}s$/.test(key) && !isBoundary(to - 1);
    const group = names.get(key) ?? (isPlural ? names.get(key.slice(0, -1)) : undefined);
    if (group !== undefined) return { group, to };
  }
  return undefined;
}
