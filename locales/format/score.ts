import { hasDecimalComma, type NumberContext } from './price.ts';

/** A rating of up to five stars with one decimal, truncated: 4.0. */
export function formatScore(score: number, { lang, tenant }: NumberContext): string {
  const text = (Math.floor(score * 10) / 10).toFixed(1);
  return tenant.numberStyle === 'locale' && hasDecimalComma(lang) ? text.replace('.', ',') : text;
}
