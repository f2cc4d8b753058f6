import { describe, expect, it } from 'vitest';
import { readPageUrl } from './page-url.ts';

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

  it('keeps what only one page depends on there alone', () => {
    expect(readPageUrl('/id/deal-alerts/unsubscribe?token=m.s')?.query).toEqual({ token: 'm.s' });
    expect(readPageUrl('/deal-alerts?token=m.s&state=done')?.key).toBe('/deal-alerts');
  });

  it('gathers the filters that a form sends one by one', () => {
    const sent = '/products?filter=platform-LAZADA&sort=LOW_PRICE&filter=&filter.price=price-0-200&filters=x';
    const query = { sort: 'LOW_PRICE', filter: 'platform-LAZADA price-0-200' };
    expect(readPageUrl(sent)?.query).toEqual(query);
    expect(readPageUrl(`/?${new URLSearchParams(query)}`)?.query).toEqual(query);
  });

  it.each([
    '//evil.test',
    '/a//b',
    '/../x',
    '/a/./b',
    '/_next/data',
    '/_t/zest',
    '/%zz',
    '/a%00b',
    '\\evil',
    'http://evil.test/',
  ])('refuses %s', (url) => {
    expect(readPageUrl(url)).toBeUndefined();
  });

  it('refuses what is longer than any page’s address', () => {
    expect(readPageUrl(`/${'a'.repeat(2_048)}`)).toBeUndefined();
  });
});
