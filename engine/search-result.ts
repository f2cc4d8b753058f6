import { countGraphemes } from '#schemas/fields/text.ts';

/** Space of a search result's texts in px, on a desktop: a title of 20 px type on one line, a description of 14 px on two. */
const TITLE = { space: 580, type: 20 };
const DESCRIPTION = { space: 920, type: 14 };

/** Widths of characters in em, near those of Arial and of the Thai typefaces beside it; the first match holds. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[\p{M}\p{Cf}]$/u, 0],
  [/^[ijl.,:;'|!ฺเแโใไๅา]$/u, 0.3],
  [/^[frtI\s()[\]/-]$/u, 0.32],
  [/^[mMW@%ฌญฒณ]$/u, 0.85],
  [/^w$/u, 0.72],
  [/^\p{Lu}$/u, 0.68],
  [/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]$/u, 1],
];
const USUAL = 0.55;

/** A text as search results show it. */
export type CutText = {
  text: string;
  /** Number of characters of the whole text, as people count them. */
  count: number;
  /** Number of characters that are shown; less than `count` for a text that is cut. */
  shown: number;
};

export const cutTitle = (text: string): CutText => cut(text, TITLE);
export const cutDescription = (text: string): CutText => cut(text, DESCRIPTION);

/**
 * Cuts a text where search results do, by the space that its characters take and not by their number: before the word
 * that doesn't fit. The width is an estimate, since each search engine has its own typeface.
 */
function cut(given: string, { space, type }: typeof TITLE): CutText {
  const text = given.replace(/\s+/gu, ' ').trim();
  const count = countGraphemes(text);
  if (widthOf(text) * type <= space) return { text, count, shown: count };
  let kept = '';
  for (const { segment } of WORDS.segment(text)) {
    if (widthOf(`${kept}${segment}…`) * type > space) break;
    kept += segment;
  }
  kept = (kept || fitting(text, space / type)).trimEnd();
  return { text: `${kept}…`, count, shown: countGraphemes(kept) };
}

/** Beginning of a single word that is longer than the space. */
function fitting(text: string, space: number): string {
  let kept = '';
  for (const { segment } of CHARACTERS.segment(text)) {
    if (widthOf(`${kept}${segment}…`) > space) break;
    kept += segment;
  }
  return kept;
}

const WORDS = new Intl.Segmenter('th', { granularity: 'word' });
const CHARACTERS = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Width of a text in em. */
function widthOf(text: string): number {
  let width = 0;
  for (const one of text) width += WIDTHS.find(([of]) => of.test(one))?.[1] ?? USUAL;
  return width;
}
