import { discountPercent, ratePercent } from '#locales/format/discount.ts';
import { formatDealPrice, formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ResolvedDeal } from '#schemas/resolve-deal.ts';

/** Prices of a deal as text; a part that doesn't apply is ''. `percent` is whole, 0 for no discount. */
export type DealPrice = { now: string; was: string; percent: number; drop: string };

/**
 * The discount comes from the two prices, the drop note from `priceDeduct` (S1 §3, §5).
 * A current price that isn't above zero is rejected and logged, and nothing is said of a discount.
 */
export function dealPrice(deal: ResolvedDeal, ctx: Pick<ViewContext, 'lang' | 'tenant' | 't'>): DealPrice {
  const currency = deal.currency ?? ctx.tenant.currency;
  const now = formatDealPrice(deal.currentPrice, currency, ctx);
  const percent = now === '' ? 0 : discountPercent(deal.originalPrice, deal.currentPrice);
  const was = percent > 0 ? formatPrice(deal.originalPrice, currency, ctx) : '';

  const { priceReduction = 0, priceDeductRate } = deal.priceDeduct ?? {};
  const dropPercent = ratePercent(priceDeductRate);
  const isDrop = priceReduction > 0 && dropPercent > 0;
  const amount = formatPrice(priceReduction, currency, ctx);
  return { now, was, percent, drop: isDrop ? ctx.t('card.drop', { amount, percent: dropPercent }) : '' };
}
