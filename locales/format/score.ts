import { type NumberContext, usesDots } from './price.ts';

/** A rating of up to five stars with one decimal, truncated: 4.0. */
export function formatScore(score: number, context: NumberContext): string {
  const text = (Math.floor(score * 10) / 10).toFixed(1);
  return usesDots(context) ? text.replace('.', ',') : text;
}
