import { expect, test } from 'vitest';
import { carryQuery, isOfCampaign } from './carry-query.ts';

test.each([
  ['/deals', '/th/deals?utm_source=line&fbclid=a', '/deals?utm_source=line&fbclid=a'],
  ['/search?keyword=a', '/tag/a?utm_source=line&keyword=b', '/search?keyword=a&utm_source=line'],
  ['/deals#top', '/s/x?utm_source=line', '/deals?utm_source=line#top'],
  ['/deals', '/s/x', '/deals'],
  ['/products?filter=a', '/th/products?filter=a&filter.price=b&_rsc=1', '/products?filter=a'],
  ['https://partner.example/a', '/s/x?utm_source=line', 'https://partner.example/a'],
])('%s for %s is %s', (location, url, carried) => {
  expect(carryQuery(location, url)).toBe(carried);
});

test('what the page has read isn’t carried: the redirect has taken it into account', () => {
  expect(carryQuery('/deals', '/deals?page=99&utm_source=line', (name) => name !== 'page')).toBe(
    '/deals?utm_source=line',
  );
});

test('parameters of campaigns are told from others', () => {
  const names = ['utm_source', 'utm_id', 'fbclid', 'gclid', 'ttclid', 'redir_url', 'url', 'page', 'keyword'];
  expect(names.filter(isOfCampaign)).toEqual(['utm_source', 'utm_id', 'fbclid', 'gclid', 'ttclid']);
});
