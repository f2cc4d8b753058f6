import type { Defaults, MappedField, Mapping, Origin } from '#schemas/feeds/mapping.ts';
import type { SourceRow } from '../readers/source.ts';
import type { MappedItem } from './item-mapper.ts';
import type { Row } from './values.ts';

/** A layout of feeds. */
export type Preset = {
  /** Sets of columns, of which a file of this layout has at least one completely. */
  signs: readonly (readonly string[])[];
  /** Whether a row with such columns is of this layout; without it, any is. */
  fits?: (row: Row) => boolean;
  /** Origins of the fields. */
  mapping: Mapping;
  /** Joins the lines of one product, and leaves out lines that are none. */
  join?: (rows: AsyncIterable<SourceRow>) => AsyncGenerator<SourceRow>;
  /** Adds what a mapping can't say. */
  complete?: (item: MappedItem, row: Row, defaults: Defaults) => MappedItem;
  /** Required fields that `complete` finds without a column. */
  derives?: readonly MappedField[];
  /** Links are made from the address of the shop, which isn't in the file. */
  needsShopUrl?: true;
};

/** The first of the columns that isn't empty. */
export const from = (...columns: string[]): Origin => ({ from: columns });
/** Values of all columns. */
export const all = (...columns: string[]): Origin => ({ from: columns, all: true });
/** A path such as `Home > Phones` in the first of the columns. */
export const path = (...columns: string[]): Origin => ({ from: columns, split: '>' });

/** Whether a cell says yes in a marketplace's words. */
export function isYes(cell: string | undefined): boolean {
  return cell !== undefined && /^(?:1|true|yes|y|on)$/i.test(cell);
}
/** Whether a price is of nothing, such as the shipping's. */
export function isFree(price: string | undefined): boolean {
  return price !== undefined && /^(?:[A-Z]{3} ?)?0+(?:\.0+)?(?: ?[A-Z]{3})?$/i.test(price.trim());
}

/** Address of a page of a shop. */
export function pageOf(shopUrl: string, page: string): string {
  return `${shopUrl.replace(/\/+$/, '')}/${page}`;
}
