import { ratePercent } from '#locales/format/discount.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Goods } from '#schemas/entities/goods.ts';

/** A product's price or range of prices; '' without a lowest one, and the highest only where it differs (S1 §5). */
export function goodsPriceRange(
  { priceRange = {} }: Pick<Goods, 'priceRange'>,
  ctx: Pick<ViewContext, 'lang' | 'tenant'>,
): string {
  const { minSalePrice: min, maxSalePrice: max, currencyCode = ctx.tenant.currency } = priceRange;
  if (min === undefined) return '';
  const lowest = formatPrice(min, currencyCode, ctx);
  return max === undefined || max === min ? lowest : `${lowest} – ${formatPrice(max, currencyCode, ctx)}`;
}

/** Whole percent on a product's badge; 0, so no badge, on a leaderboard's card and for a fraction above 1 (S1 §5). */
export function goodsDiscount({ discount = 0 }: Pick<Goods, 'discount'>, group: unknown): number {
  return group === undefined && discount <= 1 ? ratePercent(discount) : 0;
}
