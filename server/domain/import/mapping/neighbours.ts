import type { Mapping } from '#schemas/feeds/mapping.ts';
import { currencyCode, withoutCurrency } from '../currency.ts';
import { itemMapper } from './item-mapper.ts';
import type { Row } from './values.ts';

/** Currency and notation of a file's prices, as its first rows have them. */
export type Neighbours = {
  /** The one currency that rows state. */
  currency?: string;
  /** Points stand between thousands: all prices with a point are like `15.000`. */
  hasPointGroups?: boolean;
};

const PRICES = ['price', 'originalPrice', 'maxPrice'];
const POINT_GROUPS = /^\d{1,3}(?:\.\d{3})+$/;
/** Number of prices that are enough to tell how a file writes them. */
const ENOUGH = 3;

/** Reads the currency and the notation of a file's prices from its first rows. */
export function neighboursOf(sample: readonly unknown[], mapping: Mapping): Neighbours {
  const read = itemMapper(mapping);
  const items = sample.flatMap((row) => (isRow(row) ? [read(row)] : []));
  const prices = items.flatMap((item) => PRICES.flatMap((field) => textsOf(item[field])));
  const spelled = prices.map(withoutCurrency);
  const named = items.flatMap(({ currency }) =>
    textsOf(currency).flatMap((text) => currencyCode(text) ?? []),
  );
  const [currency, ...others] = new Set([...named, ...spelled.flatMap((one) => one.currency ?? [])]);
  const pointed = spelled.map(({ bare }) => bare).filter((bare) => bare.includes('.'));
  const hasPointGroups = pointed.length >= ENOUGH && pointed.every((bare) => POINT_GROUPS.test(bare));
  return { ...(currency && others.length === 0 && { currency }), ...(hasPointGroups && { hasPointGroups }) };
}

function isRow(row: unknown): row is Row {
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

function textsOf(value: unknown): string[] {
  return typeof value === 'string' ? [value] : [];
}
