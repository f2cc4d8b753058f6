import { ratePercent } from '#locales/format/discount.ts';
import { formatRange } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';
import { isBait } from '#schemas/price-rules.ts';

/** A product's price or range of prices; '' without a lowest one, and the highest only where it differs (S1 §5). */
export function goodsPriceRange(
  { priceRange = {} }: Pick<Goods, 'priceRange'>,
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
): string {
  const { minSalePrice: min, maxSalePrice: max, currencyCode = ctx.tenant.currency } = priceRange;
  return formatRange({ lowest: min, highest: max }, currencyCode, ctx);
}

/** Whole percent on a product's badge; 0, so no badge, on a leaderboard's card and for a fraction above 1 (S1 §5). */
export function goodsDiscount({ discount = 0 }: Pick<Goods, 'discount'>, group: unknown): number {
  return group === undefined && discount <= 1 ? ratePercent(discount) : 0;
}

/**
 * Price by which a product is compared with others: of a range with a bait its highest, undefined for a held price
 * (decision 067).
 */
export function comparedPrice({
  priceRange = {},
  priceHeld,
}: Pick<Goods, 'priceRange' | 'priceHeld'>): number | undefined {
  const { minSalePrice: min, maxSalePrice: max } = priceRange;
  if (priceHeld || min === undefined) return undefined;
  return isBait(min, max) ? max : min;
}
