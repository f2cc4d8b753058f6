import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { discountPercent, ratePercent } from './discount.ts';

describe('discountPercent', () => {
  test.each([
    [100, 71, 29],
    [100, 42, 58],
    [100, 43, 57],
    ['1990.00', '1290.00', 35],
    [100, 0, 100],
    [100, 100, 0],
    [71, 100, 0],
    [0, 0, 0],
    [100, -1, 0],
    [undefined, 71, 0],
    [100, 'abc', 0],
  ])('[L6] %j to %j is %i percent', (original, current, percent) => {
    expect(discountPercent(original, current)).toBe(percent);
  });

  const exact = (from: number, to: number) => Number(((BigInt(from) - BigInt(to)) * 100n) / BigInt(from));

  test('[L6] [X17] is exact for all pairs of whole prices up to 640', () => {
    const wrong = [];
    for (let from = 1; from <= 640; from++)
      for (let to = 0; to < from; to++)
        if (discountPercent(from, to) !== exact(from, to)) wrong.push([from, to]);
    expect(wrong).toEqual([]);
  });

  test('[L6] [X17] is exact for prices in satang', () => {
    const satang = fc.integer({ min: 1, max: 10_000_000_000 });
    fc.assert(
      fc.property(satang, satang, (a, b) => {
        const [from, to] = [Math.max(a, b), Math.min(a, b)];
        expect(discountPercent(from / 100, to / 100)).toBe(exact(from, to));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('ratePercent', () => {
  test('[L6] every whole percent stays itself', () => {
    for (let percent = 1; percent <= 100; percent++) expect(ratePercent(percent / 100)).toBe(percent);
  });

  test('[L6] rounds down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (millionths) => {
        expect(ratePercent(millionths / 1_000_000)).toBe(Math.floor(millionths / 10_000));
      }),
    );
  });

  test.each([0, -0.2, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])('%j gives none', (rate) => {
    expect(ratePercent(rate)).toBe(0);
  });
});
