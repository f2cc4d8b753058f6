import { afterEach, expect, test, vi } from 'vitest';
import type { Deal } from '#schemas/entities/deal.ts';
import { resolveDeal } from '#schemas/resolve-deal.ts';
import { deals, fixtureContext } from '../fixtures.ts';
import { comparedDealPrice, dealPrice } from './deal-price.ts';

afterEach(() => vi.restoreAllMocks());

const english = fixtureContext({ lang: 'en' });
const priceOf = (changes: Partial<Deal>, ctx = english) =>
  dealPrice(resolveDeal({ ...deals.default, ...changes }), ctx);

test('prices, discount and drop', () => {
  expect(priceOf({})).toEqual({
    now: '฿1,290',
    list: '฿1,990',
    percent: 35,
    drop: '฿210 (14%) off ฿1,500',
  });
});

test('the tenant’s currency where the deal has none', () => {
  const ctx = fixtureContext({ lang: 'id', tenant: { currency: 'IDR', numberStyle: 'locale' } });
  expect(priceOf({ currency: undefined, currentPrice: 12_999 }, ctx).now).toBe('Rp\u00a012.999');
});

test('a price without a discount has no list price', () => {
  expect(priceOf({ originalPrice: 1000 })).toMatchObject({ list: '', percent: 0 });
  expect(priceOf({ originalPrice: undefined })).toMatchObject({ list: '', percent: 0 });
});

test('a rejected price claims no discount', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(priceOf({ currentPrice: 0 })).toMatchObject({ now: '', list: '', percent: 0 });
  expect(log).toHaveBeenCalledOnce();
});

test.each([
  [{}],
  [{ priceReduction: 210 }],
  [{ priceDeductRate: 0.14 }],
  [{ priceReduction: 0, priceDeductRate: 0.14 }],
  [{ priceReduction: 1, priceDeductRate: 0.004 }],
])('no drop note from %j', (priceDeduct) => {
  expect(priceOf({ priceDeduct }).drop).toBe('');
});

test('a range is a range, and is compared by its lowest price, with a bait by its highest', () => {
  const range = { currentPrice: 100, maxPrice: 158, originalPrice: undefined };
  expect(priceOf(range).now).toBe('฿100 – ฿158');
  const compared = (changes: Partial<Deal>) =>
    comparedDealPrice(resolveDeal({ ...deals.default, ...changes }));
  expect([compared(range), compared({ ...range, currentPrice: 1 })]).toEqual([100, 158]);
  expect(compared({ ...range, priceHeld: true })).toBeUndefined();
});
