import { expect, test } from 'vitest';
import type { FilteredSource } from '../lists/list-source.ts';
import { goodsQuery } from '../lists/product-filter.ts';
import { narrowed } from './narrowed.ts';

const goods = {
  kind: 'goods',
  query: { classificationCode: 'c1', ...goodsQuery([{ kind: 'platform', value: 'LAZADA' }]) },
  sort: 'LOW_PRICE',
} satisfies FilteredSource;

test('a list of goods keeps its subject and sort, and starts from the first page', () => {
  const query = { page: '3', sort: 'LOW_PRICE', filter: 'platform-LAZADA' };
  const { source, href } = narrowed(goods, query, ['shipping-free', 'platform-SHOPEE', 'price-0-200']);
  expect(source).toMatchObject({
    kind: 'goods',
    sort: 'LOW_PRICE',
    query: { classificationCode: 'c1', platforms: ['SHOPEE'], maxPrice: 200, freeShipping: true },
  });
  expect(href).toBe('?sort=LOW_PRICE&filter=platform-SHOPEE+price-0-200+shipping-free');
  expect(narrowed(goods, query, []).href).toBe('?sort=LOW_PRICE');
});

test('a search keeps its keyword and tab', () => {
  const request = { kind: 'search', keyword: 'หูฟัง', tab: 'deals', sort: undefined, choices: [] } as const;
  const { source, href } = narrowed({ ...request, choices: [] }, {}, ['platform-SHOPEE', 'brand-1']);
  expect(source).toMatchObject({ tab: 'deals', choices: [{ kind: 'platform' }, { kind: 'brand' }] });
  expect(new URLSearchParams(href).get('filter')).toBe('platform-SHOPEE brand-1');
  expect(new URLSearchParams(href).get('keyword')).toBe('หูฟัง');
});

test('a list of deals keeps which one it is, and its sort', () => {
  const daily = { kind: 'daily-deals', until: 5, sort: 'DISCOUNT' } satisfies FilteredSource;
  const { source, href } = narrowed(daily, { page: '2', sort: 'DISCOUNT' }, ['discount-30']);
  expect(source).toMatchObject({ ...daily, query: { minDiscount: 30, platforms: [] } });
  expect(href).toBe('?sort=DISCOUNT&filter=discount-30');
});
