import { readFileSync } from 'node:fs';
import type { Localized } from '#schemas/page/localized.ts';
import { partsOf, type Spellings, spellingKey } from '../search/spellings.ts';
import { textWords } from '../search/words.ts';
import { levelsOf, type Mapping, PAGE_LEVEL, pathKey, type TreeNode } from './place.ts';
import { openNounPlacement } from './place-by-noun.ts';

/** Why a category is suggested: `text` is its name in Google's list, an earlier path, or words for things in titles. */
export type Reason = { kind: 'name' | 'google' | 'earlier' | 'titles'; text: string };
/** A mapping that an operator may save: of the path, or of a word for goods whose feed has no path. */
export type Suggestion = {
  source: 'path' | 'word';
  value: string;
  classificationId: string;
  reasons: Reason[];
};
export type Knowledge = {
  tree: readonly TreeNode[];
  mappings: readonly Mapping[];
  spellings: Spellings;
};

const MAX_SUGGESTIONS = 3;
/** Share of words that two names must have in common. */
const MIN_LIKENESS = 0.5;
/** Share of a path's titles that must name the same category for the path to mean it. */
const MIN_SHARE = 0.8;
/** Part of the weight of a whole name that a part of it has. */
const PART = 0.8;
/** Joins of a name such as "Chargers & Cables", whose parts are names too. */
const JOINS = /\s*(?:[&,/]|และ|\s(?:and|dan)\s)\s*/;
/** Part of its weight that a level keeps from the one below it. */
const WIDER = 0.7;
const FILLERS = new Set(
  'and & or of other others the และ หรือ อื่น อื่นๆ ๆ dan atau lainnya lain'.split(' ').map(spellingKey),
);

type Scored = { classificationId: string; score: number; reason: Reason };

/** Makes suggestions for paths by what the tenant has: at most three a path, the likeliest first. */
export function openSuggestions({ tree, mappings, spellings }: Knowledge) {
  const wholes = tree.flatMap(({ id, name }) =>
    Object.values(name).map((value) => ({ id, value, weight: 1 })),
  );
  const parts = wholes.flatMap(({ id, value }) =>
    value.split(JOINS).map((part) => ({ id, value: part, weight: PART })),
  );
  const names = [...wholes, ...parts].map((one) => ({ ...one, tokens: tokensOf(one.value, spellings) }));
  const ofTitle = openNounPlacement(tree);
  const ids = new Set(tree.map(({ id }) => id));

  const likest = (text: string, weight: number, reason: Reason): Scored[] => {
    const own = tokensOf(text, spellings);
    return names.flatMap(({ id, tokens, weight: ofName }) => {
      const likeness = likenessOf(own, tokens);
      return likeness < MIN_LIKENESS
        ? []
        : [{ classificationId: id, score: likeness * weight * ofName, reason }];
    });
  };

  const byTitles = (titles: readonly Localized<string>[]): (Scored & { word: string })[] => {
    const named = titles.flatMap((title) => {
      const found = ofTitle(title);
      return found ? [{ id: found.classificationId, word: writtenAs(found.word, title) }] : [];
    });
    return [...Map.groupBy(named, ({ id }) => id)].flatMap(([classificationId, own]) => {
      const score = own.length / titles.length;
      const words = mostFrequent(own.map(({ word }) => word));
      const reason = { kind: 'titles', text: words.slice(0, 3).join(', ') } as const;
      return [{ classificationId, score, reason, word: words[0] ?? '' }];
    });
  };

  return (path: string | null, titles: readonly Localized<string>[]): Suggestion[] => {
    const ofTitles = byTitles(titles);
    const sure = path === null ? [] : ofTitles.filter(({ score }) => score >= MIN_SHARE);
    const words = best(ofTitles).map((one): Suggestion => {
      const { word = '' } =
        ofTitles.find(({ classificationId }) => classificationId === one.classificationId) ?? {};
      return { source: 'word', value: word, ...one };
    });
    if (path === null) return words;
    const levels = levelsOf(path).filter((level) => level !== PAGE_LEVEL);
    const narrowest = pathKey(levels.at(-1) ?? '');
    const ofNames = levels
      .toReversed()
      .flatMap((level, at) => likest(level, WIDER ** at, { kind: 'name', text: level }));
    const ofGoogle = googleNames(levels).flatMap((name) => likest(name, 1, { kind: 'google', text: name }));
    const ofEarlier = mappings
      .filter(({ source, value }) => source === 'path' && pathKey(levelsOf(value).at(-1) ?? '') === narrowest)
      .map(({ classificationId, value }) => ({
        classificationId,
        score: 1,
        reason: { kind: 'earlier', text: value } as const,
      }));
    const found = [...ofNames, ...ofGoogle, ...ofEarlier, ...sure].filter((one) =>
      ids.has(one.classificationId),
    );
    const paths = best(found).map((one): Suggestion => ({ source: 'path', value: path, ...one }));
    // Beside a path that titles alone suggest, the word is a choice that leaves the path's other goods where they are.
    const isNamed = (id: string) =>
      paths.some((one) => one.classificationId === id && one.reasons.some(({ kind }) => kind !== 'titles'));
    return [...paths, ...words.filter(({ classificationId }) => !isNamed(classificationId))].slice(
      0,
      MAX_SUGGESTIONS,
    );
  };
}

/** The categories with the highest sums of scores, each reason of a kind once. */
function best(found: readonly Scored[]): { classificationId: string; reasons: Reason[] }[] {
  const groups = [...Map.groupBy(found, ({ classificationId }) => classificationId)].map(([id, own]) => {
    const kinds = [...Map.groupBy(own, ({ reason }) => reason.kind).values()].map((ofKind) =>
      ofKind.reduce((a, b) => (b.score > a.score ? b : a)),
    );
    return {
      id,
      reasons: kinds.map(({ reason }) => reason),
      score: kinds.reduce((sum, one) => sum + one.score, 0),
    };
  });
  return groups
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ id, reasons }) => ({ classificationId: id, reasons }));
}

/** Words of a name; known names of one thing in any spelling and language are one token. */
function tokensOf(text: string, spellings: Spellings): ReadonlySet<string> {
  return new Set(
    partsOf(text, spellings)
      .flatMap((part) =>
        part.group ? [`=${part.group.name}`] : textWords(part.text).map(({ form }) => form),
      )
      .filter((token) => !FILLERS.has(token)),
  );
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((token) => b.has(token)).length;
  return common === 0 ? 0 : common / (a.size + b.size - common);
}

/** The word as the title has it, with its tone marks. */
function writtenAs(value: string, title: Localized<string>): string {
  const key = spellingKey(value);
  const parts = Object.values(title).flatMap((text) => partsOf(text, new Map([[key, key]])));
  return parts.find(({ group }) => group !== undefined)?.text.trim() ?? value;
}

function mostFrequent(words: readonly string[]): string[] {
  return [...Map.groupBy(words, (word) => word)]
    .toSorted((a, b) => b[1].length - a[1].length)
    .map(([word]) => word);
}

/** Names of Google's categories in English, Thai and Indonesian by id and by each name. */
let known: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Names of the narrowest of the levels that is one of Google's categories, which feeds give by id or by name; none if
 * no level is. The file has the wide categories that shops sell, with translations of our own.
 */
function googleNames(levels: readonly string[]): readonly string[] {
  known ??= load();
  const [id] = levels;
  if (levels.length === 1 && id !== undefined && known.has(id)) return known.get(id) ?? [];
  return levels
    .toReversed()
    .flatMap((level) => known?.get(pathKey(level)) ?? [])
    .slice(0, 3);
}

function load(): ReadonlyMap<string, readonly string[]> {
  const file = readFileSync(new URL('data/google-categories.tsv', import.meta.url), 'utf8');
  const rows = file
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return new Map(
    rows.flatMap(([id = '', ...names]) => [id, ...names.map(pathKey)].map((key) => [key, names])),
  );
}
