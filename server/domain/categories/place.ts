import type { Localized } from '#schemas/page/localized.ts';
import { FITS } from '../search/brand-of-title.ts';
import { GIFT, isForAnother } from '../search/fittings.ts';
import { type Part, partsOf, spellingKey } from '../search/spellings.ts';
import { openNounPlacement } from './place-by-noun.ts';

/** A feed's path or a word of titles with the category that it means. */
export type Mapping = { source: string; key: string; value: string; classificationId: string };
/** A category of the tenant's tree. */
export type TreeNode = { id: string; code: string; name: Localized<string>; parentId?: string | null };
/** An item as an import places it: its categories joined by ` > `, and its titles. */
export type PlacedItem = { sourceCategory: string | null; title: Localized<string> };
/** Id of the tenant's category for an item; null without one. */
export type PlaceItem = (item: PlacedItem) => string | null;

/** First level of a path that a marketplace's page lays on all of its items, whatever they are. */
export const PAGE_LEVEL = 'Lazada page';

/** Levels of a path, from the widest to the narrowest. */
export function levelsOf(path: string | null): string[] {
  return (path ?? '')
    .split('>')
    .map((level) => level.trim())
    .filter(Boolean);
}

/** Form of a path or a category's name that is equal for those that count as the same. */
export function pathKey(path: string): string {
  return levelsOf(path.normalize('NFKC').toLowerCase()).join(' > ');
}

/**
 * Places items: by the narrowest level that is one of the tenant's categories, else by the mapping of the longest
 * beginning of the path, else by the mapped words of the title, else by the word for the thing with which the title
 * begins (`place-by-noun.ts`). Of a page's path the words come first.
 */
export function openPlacement(tree: readonly TreeNode[], mappings: readonly Mapping[]): PlaceItem {
  const exact = new Map(
    tree.flatMap(({ id, code, name }) => [code, ...Object.values(name)].map((one) => [pathKey(one), id])),
  );
  const ids = new Set(tree.map(({ id }) => id));
  const usable = mappings.filter(({ classificationId }) => ids.has(classificationId));
  const ofSource = (source: string) => usable.filter((one) => one.source === source);
  const paths = new Map(ofSource('path').map((one) => [one.key, one.classificationId]));
  const words = new Map(ofSource('word').map((one) => [one.key, one]));

  const byPath = (levels: readonly string[]) =>
    levels
      .toReversed()
      .map((level) => exact.get(level))
      .find((id) => id !== undefined) ??
    levels.map((_, at) => paths.get(levels.slice(0, levels.length - at).join(' > '))).find(Boolean);
  const byNoun = openNounPlacement(tree);
  const byWord = (title: Localized<string>) =>
    wordOf(title, words)?.classificationId ?? byNoun(title)?.classificationId;

  return ({ sourceCategory, title }) => {
    const levels = levelsOf(pathKey(sourceCategory ?? ''));
    const isOfPage = levels[0] === pathKey(PAGE_LEVEL);
    const found = isOfPage ? (byWord(title) ?? byPath(levels)) : (byPath(levels) ?? byWord(title));
    return found ?? null;
  };
}

/**
 * The mapped word that says what a title's thing is: of several a word for parts and accessories if the title is of
 * one, then the longest. Things that are given along, or that the thing only fits, don't count.
 */
export function wordOf<T extends { value: string }>(
  title: Localized<string>,
  words: ReadonlyMap<string, T>,
): T | undefined {
  if (words.size === 0) return undefined;
  const found = Object.values(title).flatMap((text) => {
    const isAccessory = isForAnother(text);
    return namedIn(partsOf(text, words)).map((word) => ({
      word,
      rank: (isAccessory && isForAnother(word.value) ? 1_000 : 0) + spellingKey(word.value).length,
    }));
  });
  return found.toSorted((a, b) => b.rank - a.rank)[0]?.word;
}

function namedIn<T>(parts: readonly Part<T>[]): T[] {
  const endsSo = new RegExp(`(?:${GIFT})\\s*$`);
  let before = '';
  return parts.flatMap(({ group, text }) => {
    const isOther = endsSo.test(before) || FITS.test(before.trimEnd());
    before += text;
    return group === undefined || isOther ? [] : [group];
  });
}
