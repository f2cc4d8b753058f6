import { describe, expect, it } from 'vitest';
import { readPageUrl } from './page-url.ts';

const EVERYTHING = '?page=2&sort=S&keyword=K&tab=T&filter=F&token=X&state=D&a=b';
const READ: Record<string, readonly string[]> = {
  page: [
    '/',
    '/articles',
    '/articles/a',
    '/article-tag/a',
    '/leaderboard',
    '/leaderboard-products/a',
    '/tag/a',
    '/topic',
    '/sale',
    '/products/a/b',
    '/lottery',
    '/lottery/1',
  ],
  'page sort filter': [
    '/brand/a',
    '/daily-special-offers',
    '/deals',
    '/products',
    '/products/a',
    '/zestbuy-deal/a',
  ],
  'page keyword filter': ['/brands'],
  'page sort keyword tab filter': ['/search'],
  'page tab': ['/coupons'],
  tab: ['/favorites', '/likes', '/notifications'],
  'token state': ['/deal-alerts/unsubscribe'],
  '': [
    '/about-us',
    '/article/a',
    '/content/a',
    '/deal-alerts',
    '/product/a',
    '/profile',
    '/topic/a',
    '/bonus/1',
    '/badge/1',
  ],
};

describe.each(Object.entries(READ))('only “%s” is read by', (names, paths) => {
  it.each(paths)('%s', (path) => {
    expect(Object.keys(readPageUrl(path + EVERYTHING)?.query ?? {}).join(' ')).toBe(names);
  });
});

describe('readPageUrl', () => {
  it('drops query parameters that no page depends on', () => {
    expect(readPageUrl('/en/brands?utm_source=x&page=2&_rsc=abc')).toEqual({
      prefix: 'en',
      path: '/brands',
      query: { page: '2' },
      key: '/brands?page=2',
    });
    expect(readPageUrl('/?a=1')?.key).toBe('/');
  });

  it.each([
    ['/?keyword=x&tab=y&sort=z&filter=f&page=2', '/?page=2'],
    ['/sale/11-11?keyword=x&page=2', '/sale/11-11?page=2'],
    ['/about-us?keyword=x&page=2', '/about-us'],
    ['/product/P1?page=2', '/product/P1'],
    ['/en/coupons?keyword=x&tab=CODE', '/coupons?tab=CODE'],
    ['/products/tv-c1?keyword=x&sort=HOT', '/products/tv-c1?sort=HOT'],
    ['/search?keyword=x&tab=deals&utm=y', '/search?keyword=x&tab=deals'],
  ])('of %s reads %s', (url, key) => expect(readPageUrl(url)?.key).toBe(key));

  it.each(['2', '10', '19', '123456789'])('?page=%s is a later page', (page) => {
    expect(readPageUrl(`/brands?page=${page}`)?.query).toEqual({ page });
  });

  it('reads no value of more than 1,000 characters', () => {
    const asked = (length: number) => readPageUrl(`/search?keyword=${'a'.repeat(length)}`)?.query;
    expect(asked(1_000)).toEqual({ keyword: 'a'.repeat(1_000) });
    expect(asked(1_001)).toEqual({});
  });

  it.each(['0', '1', '-1', '1.5', 'abc', '02', '2x', 'x2', '1234567890', ''])(
    '?page=%s is the first page',
    (page) => {
      expect(readPageUrl(`/brands?page=${page}`)?.key).toBe('/brands');
    },
  );

  it('keeps a parameter only on the page that reads it', () => {
    expect(readPageUrl('/id/deal-alerts/unsubscribe?token=m.s')?.query).toEqual({ token: 'm.s' });
    expect(readPageUrl('/deal-alerts?token=m.s&state=done')?.key).toBe('/deal-alerts');
  });

  it('combines the filters that a form sends one by one', () => {
    const sent =
      '/products?filter=platform-LAZADA&sort=LOW_PRICE&filter=&filter.price=price-0-200&filters=x&xfilter=x&filter.=x';
    const query = { sort: 'LOW_PRICE', filter: 'platform-LAZADA price-0-200' };
    expect(readPageUrl(sent)?.query).toEqual(query);
    expect(readPageUrl(`/products?${new URLSearchParams(query)}`)?.query).toEqual(query);
  });

  it.each([
    '//evil.test',
    '/coupons.rsc',
    '/coupons%2ersc',
    '/en/coupons.RSC',
    '/x.segments/_tree.segment.rsc',
    '/x.segments/',
    '/a//b',
    '/../x',
    '/a/..',
    '/.',
    '/a/./b',
    '/_next/data',
    '/_t/zest',
    '/%zz',
    '/a%00b',
    '/a%0Ab',
    '/a\\b',
    '\\evil',
    'http://evil.test/',
  ])('refuses %s', (url) => {
    expect(readPageUrl(url)).toBeUndefined();
  });

  it('refuses an address that is longer than any page’s', () => {
    expect(readPageUrl(`/${'a'.repeat(2_048)}`)).toBeUndefined();
    expect(readPageUrl(`/${'a'.repeat(2_047)}`)?.path).toHaveLength(2_048);
  });
});
