import type { Text } from '#locales/format/localize.ts';
import type { ProductKind } from '../draw/kinds.ts';

/** A kind of product from which titles and prices are made. */
export type Family = {
  /** Key of the third-level category. */
  category: string;
  kind: ProductKind;
  noun: Text;
  /** Brand codes. */
  brands: readonly string[];
  models: readonly string[];
  /**
   * Axes of the specification, one value of each of which is in the title; the first axis ascends from the cheapest to
   * the most expensive.
   */
  specs: readonly (readonly Text[])[];
  /** Selling points, one of which ends the title. */
  extras: readonly Text[];
  /** Prices in baht, before any discount, for the first and the last value of the first axis. */
  price: readonly [number, number];
};
