import type { Text } from '../translate.ts';
import { ratePercent } from './discount.ts';
import { type Price, toMinor } from './minor.ts';
import { formatMinor, formatPrice, type NumberContext } from './price.ts';

/** Reduction as sent with a deal: amount in units of the currency, rate as a fraction of the price before. */
type Reduction = { priceReduction?: Price; priceDeductRate?: number | null | undefined };

/**
 * Note of a recorded reduction with the price that it is of, as in "฿300 (46%) off ฿639"; '' without one
 * (decision 035, "Percentages").
 */
export function reductionText(
  {
    currentPrice,
    currency,
    priceDeduct,
  }: { currentPrice?: Price; currency: string; priceDeduct?: Reduction | undefined },
  { t, ...context }: NumberContext & { t: Text },
): string {
  const { priceReduction, priceDeductRate } = priceDeduct ?? {};
  const amount = toMinor(priceReduction) ?? 0;
  const percent = ratePercent(priceDeductRate);
  if (amount <= 0 || percent === 0) return '';
  return t('card.drop', {
    amount: formatPrice(priceReduction, currency, context),
    percent,
    before: formatMinor((toMinor(currentPrice) ?? 0) + amount, currency, context),
  });
}
