import type { ProductKind } from '../../media/draw/kinds.ts';
import type { Text } from './text.ts';

/** A kind of product from which titles and prices are made. */
export type Family = {
  /** Key of the third-level category. */
  category: string;
  kind: ProductKind;
  noun: Text;
  /** Brand codes. */
  brands: readonly string[];
  models: readonly string[];
  /** One value of each axis goes into the title; the first axis ascends from the cheapest to the dearest. */
  specs: readonly (readonly Text[])[];
  /** Selling points; one ends the title. */
  extras: readonly Text[];
  /** Baht, before any discount: of the first and of the last value of the first axis. */
  price: readonly [number, number];
};
