import type { ProductKind } from '../../../media/draw/kinds.ts';
import type { Text } from '../text.ts';

/** A heading and a paragraph. */
export type Point = { heading: Text; body: Text };

/** What there is to say about one kind of product; articles and notes are composed from it. */
export type Subject = {
  /** Key of the goods category, and of its product family. */
  category: string;
  /** Key of the article category. */
  section: 'tech' | 'home' | 'beauty' | 'family' | 'style';
  kind: ProductKind;
  /** Used up rather than kept for years. */
  consumable?: true;
  /** As it stands in a sentence, plural in English. */
  name: Text;
  keywords: readonly [Text, Text, Text];
  /** What to look at before buying. */
  choose: readonly [Point, Point, Point, Point];
  /** How to use it well and keep it long. */
  care: readonly [Point, Point, Point];
  likes: readonly [Text, Text];
  dislike: Text;
};
