import { discountPercent } from '#locales/format/discount.ts';
import { formatDealPrice, formatPrice, formatRange } from '#locales/format/price.ts';
import { reductionText } from '#locales/format/reduction.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ResolvedDeal } from '#schemas/resolve-deal.ts';
import { comparedPrice } from './goods-price.ts';

/**
 * Prices of a deal as text; a part that doesn't apply is ''. `percent` is whole, below the shop's list price `list`; 0 for
 * none.
 */
export type DealPrice = { now: string; list: string; percent: number; drop: string };

/**
 * The discount comes from the two prices, the drop note from `priceDeduct` (S1 §3, §5); each names the price that it is
 * of.
 * A current price that isn't above zero is rejected and logged, and nothing is said of a discount.
 */
export function dealPrice(deal: ResolvedDeal, ctx: Pick<ViewContext, 'lang' | 'tenant' | 't'>): DealPrice {
  const currency = deal.currency ?? ctx.tenant.currency;
  const lowest = formatDealPrice(deal.currentPrice, currency, ctx);
  const now = lowest && formatRange({ lowest: deal.currentPrice, highest: deal.maxPrice }, currency, ctx);
  const percent = now === '' ? 0 : discountPercent(deal.originalPrice, deal.currentPrice);
  const list = percent > 0 ? formatPrice(deal.originalPrice, currency, ctx) : '';
  return { now, list, percent, drop: now === '' ? '' : reductionText({ ...deal, currency }, ctx) };
}

/** Price by which a deal is compared with others, as that of a product; undefined for none. */
export const comparedDealPrice = ({ currentPrice, maxPrice, priceHeld }: ResolvedDeal): number | undefined =>
  comparedPrice({ priceRange: { minSalePrice: currentPrice, maxSalePrice: maxPrice }, priceHeld });
