import type { Text } from '#locales/format/localize.ts';

/** Part of an article's body. */
export type Part =
  | { kind: 'paragraph' | 'heading' | 'picture'; text: Text }
  | { kind: 'list'; items: readonly Text[] }
  | { kind: 'table'; head: readonly Text[]; rows: readonly (readonly Text[])[] }
  | { kind: 'offers'; category: string; count: number; most: number };

/** An article of the editors or a note of a member, written about the goods of one category. */
export type Piece = {
  type: 'ARTICLE' | 'NOTE';
  /** Key of the goods category, and of its product family. */
  category: string;
  /** Key of the article category. */
  section: 'tech' | 'home' | 'beauty' | 'family' | 'style';
  author: string;
  daysAgo: number;
  title: Text;
  summary: Text;
  keywords: readonly [Text, Text, Text];
  body: readonly Part[];
};

export const p = (th: string, en: string, id: string): Part => ({ kind: 'paragraph', text: [th, en, id] });
export const h = (th: string, en: string, id: string): Part => ({ kind: 'heading', text: [th, en, id] });
export const list = (...items: Text[]): Part => ({ kind: 'list', items });
export const table = (head: readonly Text[], ...rows: (readonly Text[])[]): Part => ({
  kind: 'table',
  head,
  rows,
});
/** Picture of the goods with a caption. */
export const picture = (th: string, en: string, id: string): Part => ({
  kind: 'picture',
  text: [th, en, id],
});
/** Table of up to `count` goods of a category, with their prices on the article's day, at most `most` baht. */
export const offers = (category: string, count = 4, most = Number.POSITIVE_INFINITY): Part => ({
  kind: 'offers',
  category,
  count,
  most,
});
