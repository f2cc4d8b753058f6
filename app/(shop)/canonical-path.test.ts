import { expect, test } from 'vitest';
import { deals, goods } from '#storefront/fixtures.ts';
import { canonicalPath } from './canonical-path.ts';

const own = '/content/D1';

test('a deal’s canonical page is its product’s, sold out or not', () => {
  for (const product of [goods.default, { ...goods.soldOut, code: 'P11' }])
    expect(canonicalPath(own, { deal: deals.default, goods: product })).toBe('/product/P11');
  expect(canonicalPath(own, { deal: deals.expired, goods: goods.missingImage })).toBe('/product/13');
});

test('a deal without a product’s page, and every other subject, has its own', () => {
  expect(canonicalPath(own, { deal: deals.default, goods: goods.invalid })).toBe(own);
  expect(canonicalPath(own, { deal: deals.default })).toBe(own);
  expect(canonicalPath('/product/P11', { goods: goods.default })).toBe('/product/P11');
});
