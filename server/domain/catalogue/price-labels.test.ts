import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOWEST_DAYS } from '#schemas/constants.ts';
import { priceLabels } from './price-labels.ts';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 0, 1);

/** A price point: `daysAgo(40, 100)` is a price of 100 since 40 days ago. */
const daysAgo = (days: number, price: number) => ({ at: new Date(NOW - days * DAY_MS), price });
const labelsOf = (...points: [number, number][]) =>
  priceLabels(
    points.map(([days, price]) => daysAgo(days, price)),
    NOW,
  );

describe('priceLabels', () => {
  test('gives every term in which the price is the lowest', () => {
    expect(labelsOf([25, 200], [1, 100]).labels).toEqual([
      'LOWEST_7_DAYS',
      'LOWEST_10_DAYS',
      'LOWEST_20_DAYS',
      'PRICE_REDUCTION',
      'PRICE_REDUCTION_TOP',
    ]);
  });

  test('an equally low price before ends the term, even after a rise', () => {
    expect(labelsOf([90, 300], [40, 100], [15, 150], [1, 100]).labels).toEqual([
      'LOWEST_7_DAYS',
      'LOWEST_10_DAYS',
      'PRICE_REDUCTION',
      'PRICE_REDUCTION_TOP',
    ]);
  });

  test('a term applies from the moment the history covers it', () => {
    const day7 = [daysAgo(7, 200), daysAgo(1, 100)];
    expect(priceLabels(day7, NOW).labels).toContain('LOWEST_7_DAYS');
    expect(priceLabels(day7, NOW - 1).labels).not.toContain('LOWEST_7_DAYS');
  });

  test('the half year and all time', () => {
    const { labels } = labelsOf([180, 200], [100, 150]);
    expect(labels).toContain('HALF_YEAR_LOW');
    expect(labels).toContain('ALL_TIME_LOW');
    expect(labelsOf([179, 200], [100, 150]).labels).not.toContain('HALF_YEAR_LOW');
    expect(labelsOf([30, 200], [1, 150]).labels).toContain('ALL_TIME_LOW');
    expect(labelsOf([29, 200], [1, 150]).labels).not.toContain('ALL_TIME_LOW');
    expect(labelsOf([300, 150], [250, 200], [1, 150]).labels).not.toContain('ALL_TIME_LOW');
  });

  test('a reduction is labelled for 14 days, as a top one from 20 percent', () => {
    expect(labelsOf([20, 100], [14, 80]).labels).toContain('PRICE_REDUCTION_TOP');
    expect(labelsOf([20, 100], [15, 80]).labels).not.toContain('PRICE_REDUCTION');
    expect(labelsOf([20, 100], [14, 81]).labels).toContain('PRICE_REDUCTION');
    expect(labelsOf([20, 100], [14, 81]).labels).not.toContain('PRICE_REDUCTION_TOP');
  });

  test('the fall and its rate are exact', () => {
    expect(labelsOf([20, 100], [1, 71])).toMatchObject({ priceReduction: 29, priceDeductRate: 0.29 });
    expect(labelsOf([20, 99_999_999_999], [1, 1])).toMatchObject({ priceDeductRate: 0.9999 });
  });

  test('no history, one price, a repeated price, a rise and the future give nothing', () => {
    const nothing = { labels: [], priceReduction: null, priceDeductRate: null };
    expect(labelsOf()).toEqual(nothing);
    expect(labelsOf([200, 100])).toEqual(nothing);
    expect(labelsOf([200, 100], [100, 100])).toEqual(nothing);
    expect(labelsOf([200, 100], [100, 110])).toEqual(nothing);
    expect(labelsOf([200, 100], [-1, 50])).toEqual(nothing);
  });

  test('agrees with a day-by-day count over any history', () => {
    const histories = fc
      .uniqueArray(fc.integer({ min: 0, max: 220 }), { minLength: 1, maxLength: 12 })
      .chain((days) =>
        fc
          .array(fc.integer({ min: 1, max: 6 }), { minLength: days.length, maxLength: days.length })
          .map((prices) => days.toSorted((a, b) => b - a).map((day, i) => daysAgo(day, prices[i] ?? 1))),
      );
    fc.assert(
      fc.property(histories, (history) => {
        const { labels } = priceLabels(history, NOW);
        expect(labels.filter((label) => /^(LOWEST|HALF|ALL)/.test(label)).toSorted()).toEqual(
          lowsDayByDay(history).toSorted(),
        );
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Lowest-price terms computed day by day: whether another whole day back in the term had as low a price. */
function lowsDayByDay(history: { at: Date; price: number }[]): string[] {
  const oldest = history[0];
  if (!oldest) return [];
  const length = Math.round((NOW - oldest.at.getTime()) / DAY_MS);
  const priceOn = (day: number) =>
    history.findLast((point) => point.at.getTime() <= NOW - day * DAY_MS)?.price ?? Number.NaN;
  const days = Array.from({ length }, (_, i) => priceOn(i + 1));
  const current = priceOn(0);
  const unchanged = days.findIndex((price) => price !== current);
  if (unchanged < 0 || (days[unchanged] ?? 0) < current) return [];
  const isLow = (term: number) =>
    term <= length && days.slice(unchanged, Math.max(unchanged, term)).every((price) => price > current);
  return [
    ...LOWEST_DAYS.filter(isLow).map((term) => `LOWEST_${term}_DAYS`),
    ...(isLow(180) ? ['HALF_YEAR_LOW'] : []),
    ...(length >= 30 && isLow(length) ? ['ALL_TIME_LOW'] : []),
  ];
}
