import { formatDateTime } from '#locales/format/date.ts';
import { labelText } from '#locales/format/label.ts';
import { formatMinor } from '#locales/format/price.ts';
import type { Text } from '#locales/translate.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { Contradiction } from '#schemas/api/invented/truth.ts';

const CLAIMS = [
  'price',
  'availability',
  'usualPrice',
  'verdict',
  'percent',
  'low',
  'reduction',
  'reductionPercent',
  'reductionRate',
  'struckPrice',
  'priceBefore',
  'base',
  'held',
  'maxPrice',
  'order',
  'end',
] as const;
const PRICES = ['price', 'maxPrice', 'usualPrice', 'reduction', 'struckPrice', 'priceBefore'];
const PERCENTS = ['percent', 'reductionPercent'];
const VALUES = [
  'sold',
  'not sold',
  'yes',
  'no',
  'none',
  'no reading',
  'mentioned',
  'TOO_LOW',
  'TOO_HIGH',
  'BAIT',
  'DROPPED',
  'held',
  'in order',
  'out of order',
  'FAR_BELOW',
  'BELOW',
  'USUAL',
  'ABOVE',
  'NEW',
] as const;

/** Kind of a claim in words: a label's own text, or the name of a figure. */
export function claimText(claim: string, t: Text): string {
  const known = CLAIMS.find((one) => one === claim);
  return known ? t(`desk.prices.claim.${known}`) : labelText(claim, t) || claim;
}

/** Shown or recorded value of a claim in words. */
export function valueText(
  { claim, currency }: Contradiction,
  value: string | number,
  view: ViewContext,
): string {
  if (typeof value === 'number') {
    if (PRICES.includes(claim)) return formatMinor(value, currency, view);
    if (claim === 'end') return formatDateTime(value, view);
    return PERCENTS.includes(claim) ? `${value}%` : String(value);
  }
  const known = VALUES.find((one) => one === value);
  return known ? view.t(`desk.prices.value.${known}`) : labelText(value, view.t) || value;
}
