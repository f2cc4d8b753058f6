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
