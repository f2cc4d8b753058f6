import type { Language } from '#schemas/languages.ts';
import type { TenantPublic } from '#schemas/tenant.ts';
import { currencySymbol } from './currency.ts';
import { decimalText, fromMinor, type Price } from './minor.ts';

/**
 * Language and tenant of numbers, as in any view context. `spec` groups by commas in every language (S1 §5), `locale`
 * as the language does.
 */
export type NumberContext = { lang: Language; tenant: Pick<TenantPublic, 'numberStyle'> };

/**
 * A number with thousands separated and at most two decimals, truncated (S1 §5).
 * Not a number gives '', a negative comes back unchanged.
 */
export function formatAmount(price: Price, context?: NumberContext): string {
  const text = decimalText(price);
  if (text.startsWith('-')) return String(price);
  const [whole = '', decimals = ''] = text.split('.');
  const swapped = usesDots(context);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, swapped ? '.' : ',');
  const fraction = decimals.slice(0, 2).replace(/0+$/, '');
  return fraction === '' ? grouped : grouped + (swapped ? ',' : '.') + fraction;
}

/** An amount with its currency's symbol before it, with two decimals or none; '' when the price isn't a number. */
export function formatPrice(price: Price, currency: string, context?: NumberContext): string {
  const amount = formatAmount(price, context).replace(/[.,]\d$/, '$&0');
  const symbol = currencySymbol(currency);
  const space = usesDots(context) && /[a-z]$/i.test(symbol) ? '\u00a0' : '';
  return amount === '' ? '' : symbol + space + amount;
}

/** A price, or a range of prices where the highest differs; '' without a lowest one. */
export function formatRange(
  { lowest, highest }: { lowest: Price; highest: Price },
  currency: string,
  context?: NumberContext,
): string {
  const [low, high] = [formatPrice(lowest, currency, context), formatPrice(highest, currency, context)];
  return low === '' || high === '' || high === low ? low : `${low} – ${high}`;
}

/** Formats integer minor units, as the database stores them. */
export function formatMinor(minor: number, currency: string, context?: NumberContext): string {
  return formatPrice(fromMinor(minor), currency, context);
}

/** A deal card's price: zero, empty and negative are rejected as '' and logged (S1 §5). */
export function formatDealPrice(price: Price, currency: string, context?: NumberContext): string {
  const amount = formatAmount(price);
  if (amount !== '' && amount !== '0' && !amount.startsWith('-'))
    return formatPrice(price, currency, context);
  // biome-ignore lint/suspicious/noConsole: runs on the server and in the browser, which share no other log
  console.error(`Rejected deal price ${JSON.stringify(price)}`);
  return '';
}

/** Whether decimals follow a comma, and dots separate thousands. */
export function usesDots(context: NumberContext | undefined): boolean {
  return context?.tenant.numberStyle === 'locale' && hasDecimalComma(context.lang);
}

/** Whether a language writes 1.000,50 where others write 1,000.50. */
export function hasDecimalComma(lang: Language): boolean {
  return (1.5).toLocaleString(lang).includes(',');
}
