import { expect, test } from 'vitest';
import { writeChoices } from './product-filter.ts';
import { cleanKeyword, readSearch, SEARCH_TABS, searchHref, sortsOf } from './search-query.ts';

test('[Q1] an address names one of five tabs, products where it names none', () => {
  expect(readSearch({ keyword: ' sony ' })).toEqual({
    keyword: 'sony',
    tab: 'products',
    sort: undefined,
    choices: [],
  });
  expect(readSearch({ tab: 'reviews' }).tab).toBe('reviews');
  expect(readSearch({ tab: '<b>' }).tab).toBe('products');
});

test('[Q1] the tabs are in the order of the specification', () => {
  expect(SEARCH_TABS).toEqual(['products', 'content', 'articles', 'reviews', 'deals']);
});

test('[Q6] products are sorted by the labels’ first categories, articles aren’t', () => {
  const categories = ['LOW_PRICE', 'SHIPPING_FEE', 'SALES_VOLUME', 'GOOD_REVIEW', 'PLATFORM_SOURCE'];
  expect(sortsOf('products')).toEqual(expect.arrayContaining(categories));
  expect(readSearch({ sort: 'LOW_PRICE' }).sort).toBe('LOW_PRICE');
  expect(readSearch({ sort: 'LOW_PRICE', tab: 'articles' }).sort).toBeUndefined();
});

test('filters are those of lists of goods', () => {
  const { choices } = readSearch({
    filter: 'discount-20 label-LAZ_MALL price-0-200 shipping-free price-200-500',
  });
  expect(writeChoices(choices)).toBe('price-200-500 discount-20 label-LAZ_MALL shipping-free');
});

test('invalid filters are left out', () => {
  const filter = "brand-501 brand-501 platform-LAZADA nothing-1 brand-' classification-";
  expect(readSearch({ filter }).choices).toEqual([
    { kind: 'brand', value: '501' },
    { kind: 'platform', value: 'LAZADA' },
  ]);
  expect(readSearch({ filter, tab: 'content' }).choices).toEqual([]);
});

test('another filter keeps the rest, another tab only the keyword', () => {
  const request = readSearch({ keyword: 'a&b', sort: 'LOW_PRICE', filter: 'brand-1', page: '3' });
  expect(searchHref(request, {})).toBe('?keyword=a%26b&sort=LOW_PRICE&filter=brand-1');
  expect(searchHref(request, { choices: [] })).toBe('?keyword=a%26b&sort=LOW_PRICE');
  expect(searchHref(request, { tab: 'deals' })).toBe('?keyword=a%26b&tab=deals');
});

test.each([
  ['x'.repeat(300), 100],
  ['😀'.repeat(300), 100],
  ['\0\ud800', 1],
  ['', 0],
])('a keyword is limited in length and can be stored', (text, length) => {
  const clean = cleanKeyword(text);
  expect(clean).toHaveLength(length);
  expect(clean.isWellFormed()).toBe(true);
  expect(clean).not.toContain('\0');
});
