import { type Price, toMinor } from './minor.ts';

/**
 * Whole percent between two prices, rounded down; 0 unless the original is above the current (S1 §5).
 * Computed on integer minor units: binary fractions would show 28 for 100 → 71.
 */
export function discountPercent(original: Price, current: Price): number {
  const from = toMinor(original);
  const to = toMinor(current);
  if (from === undefined || to === undefined || to < 0 || from <= to) return 0;
  return Math.floor(((from - to) * 100) / from);
}

/** Whole percent of a fraction, rounded down, binary noise removed first: 0.29 is 29 (S2 §5). Not above zero gives 0. */
export function ratePercent(rate: number | null | undefined): number {
  if (typeof rate !== 'number' || !(rate > 0) || !Number.isFinite(rate)) return 0;
  return Math.floor(Number((rate * 100).toFixed(6)));
}
