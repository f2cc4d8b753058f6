import { discountPercent, ratePercent } from '#locales/format/discount.ts';
import { toMinor } from '#locales/format/minor.ts';
import { formatDealPrice, formatMinor, formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { ResolvedDeal } from '#schemas/resolve-deal.ts';

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
  const now = formatDealPrice(deal.currentPrice, currency, ctx);
  const percent = now === '' ? 0 : discountPercent(deal.originalPrice, deal.currentPrice);
  const list = percent > 0 ? formatPrice(deal.originalPrice, currency, ctx) : '';

  const { priceReduction = 0, priceDeductRate } = deal.priceDeduct ?? {};
  const dropPercent = ratePercent(priceDeductRate);
  const isDrop = priceReduction > 0 && dropPercent > 0;
  const before = (toMinor(deal.currentPrice) ?? 0) + (toMinor(priceReduction) ?? 0);
  const drop = {
    amount: formatPrice(priceReduction, currency, ctx),
    percent: dropPercent,
    before: formatMinor(before, currency, ctx),
  };
  return { now, list, percent, drop: isDrop && now !== '' ? ctx.t('card.drop', drop) : '' };
}
