import type { Text } from '#locales/format/localize.ts';
import type { ProductKind } from '../../draw/kinds.ts';

/** A heading and a paragraph. */
export type Point = { heading: Text; body: Text };

/** Facts about one kind of product, from which articles and notes are composed. */
export type Subject = {
  /** Key of the goods category, and of its product family. */
  category: string;
  /** Key of the article category. */
  section: 'tech' | 'home' | 'beauty' | 'family' | 'style';
  kind: ProductKind;
  /** True for products that are used up rather than kept for years. */
  consumable?: true;
  /** Name within a sentence, plural in English. */
  name: Text;
  keywords: readonly [Text, Text, Text];
  /** Points to check before buying. */
  choose: readonly [Point, Point, Point, Point];
  /** Points about using it well and making it last. */
  care: readonly [Point, Point, Point];
  likes: readonly [Text, Text];
  dislike: Text;
};
