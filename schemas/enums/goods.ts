import { LABEL_FIRST_CATEGORIES } from './label.ts';

/** Source of a goods card's data; it decides how the platform logo is drawn. */
export const GOODS_SOURCES = ['SEARCH', 'AIFEED', 'AI'] as const;
export const GOODS_CARD_TYPES = ['NORMAL', 'NORMALHORIZONTAL', 'AICHATVERTICAL', 'AICHATHORIZONTAL'] as const;

/** Sort orders of goods: popularity, age, price, or one of the labels' first categories. */
export const GOODS_SORTS = ['HOT_DESC', 'UPDATE_DESC', ...LABEL_FIRST_CATEGORIES, 'HIGH_PRICE'] as const;
export type GoodsSort = (typeof GOODS_SORTS)[number];

/** Sort orders of a list of deals, beside its own order. */
export const DEAL_SORTS = ['HOT_DESC', 'DISCOUNT', 'LOW_PRICE', 'HIGH_PRICE'] as const;
export type DealSort = (typeof DEAL_SORTS)[number];

/** Filter kinds of goods and deals, and of a search, in the order of the menus. */
export const GOODS_FILTER_KINDS = [
  'classification',
  'platform',
  'price',
  'discount',
  'label',
  'brand',
  'shipping',
] as const;
export type GoodsFilterKind = (typeof GOODS_FILTER_KINDS)[number];

/**
 * Bounds of the price ranges for filtering goods, in the currency's units: up to the first, between two, from the last.
 */
const PRICE_STEPS: Readonly<Record<string, readonly number[]>> = {
  THB: [200, 500, 1_000, 3_000, 10_000],
  IDR: [100_000, 250_000, 500_000, 1_500_000, 5_000_000],
};
const OTHER_PRICE_STEPS = [10, 20, 50, 100, 500] as const;

/** Price bounds that suit a currency. */
export function priceSteps(currency: string): readonly number[] {
  return PRICE_STEPS[currency] ?? OTHER_PRICE_STEPS;
}

/** Percentages of the discount filter: at least that much off. */
export const GOODS_DISCOUNT_STEPS = [20, 30, 50, 70] as const;
