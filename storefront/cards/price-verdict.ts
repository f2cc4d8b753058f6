import { discountPercent } from '#locales/format/discount.ts';
import { fromMinor, type Price, toMinor } from '#locales/format/minor.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { PriceStatistics } from '#schemas/entities/price-statistics.ts';

/** The verdict on the current price in words; undefined while too little is known of its usual price. */
export function verdictText(
  ctx: Pick<ViewContext, 'lang' | 'tenant' | 't'>,
  { verdict, usualPrice, currentPrice, currency }: PriceStatistics,
): string | undefined {
  if (usualPrice === undefined || currentPrice === undefined) return undefined;
  const difference = (toMinor(currentPrice) ?? 0) - (toMinor(usualPrice) ?? 0);
  const amount = formatPrice(fromMinor(Math.abs(difference)), currency, ctx);
  const percent =
    difference < 0 ? discountPercent(usualPrice, currentPrice) : risePercent(usualPrice, difference);
  return ctx.t(`price.verdict.${verdict as 'USUAL'}`, { amount, percent });
}

/** Whole percent of a rise of so many minor units above the usual price, rounded down. */
const risePercent = (usual: Price, rise: number) => Math.floor((rise * 100) / (toMinor(usual) || 1));
