import { expect, test } from 'vitest';
import { tenantFixture } from '#schemas/tenant.fixtures.ts';
import { redirectsOf, redirectTarget } from './redirects.ts';

const zest = tenantFixture('zest');
const { siteOrigin } = zest;

test.each([
  ['/brands', '/brands'],
  [`${siteOrigin}/brand/apple?page=2#top`, '/brand/apple?page=2#top'],
  ['/en/brands', '/brands'],
  ['/en', '/'],
  ['/search?keyword=หูฟัง', '/search?keyword=%E0%B8%AB%E0%B8%B9%E0%B8%9F%E0%B8%B1%E0%B8%87'],
])('%s is kept as %s', (given, kept) => {
  expect(redirectTarget(zest, given)).toBe(kept);
});

test.each([
  'brands',
  '',
  'https://elsewhere.example/brands',
  '//elsewhere.example',
  '/.//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'tel:1234',
  '/s/abc',
  '/S/abc',
  '/en/s/abc',
  '/%73/abc',
  '/api/x',
  '/editor/words',
  '/review/x',
  `/${'x'.repeat(3_000)}`,
])('%s is no page of the shop', (given) => {
  expect(redirectTarget(zest, given)).toBeUndefined();
});

const searchFor = (words: string) => `/search?keyword=${encodeURIComponent(words)}`;
const ends = (targets: Record<string, string>) =>
  Object.fromEntries(redirectsOf(Object.entries(targets).map(([key, meant]) => ({ key, meant }))));

test('a redirect to a search that redirects leads to its end', () => {
  expect(
    ends({ a: searchFor('B'), b: '/en/search?keyword=ก้า', กา: '/brands#top', x: searchFor('y') }),
  ).toEqual({
    a: '/brands#top',
    b: '/brands#top',
    กา: '/brands#top',
    x: searchFor('y'),
  });
});

test.each([
  ['itself', { a: searchFor('A') }],
  ['a fragment of itself', { a: `${searchFor('a')}#top` }],
  ['a page of itself', { a: `${searchFor('a')}&page=2` }],
  ['two', { a: searchFor('b'), b: searchFor('a') }],
  ['three', { a: searchFor('b'), b: searchFor('c'), c: '/search?tab=deals&keyword=a' }],
])('a circle of %s leads nowhere', (_, targets) => {
  expect(ends(targets)).toEqual({});
});

test('three redirects are joined, and no fourth', () => {
  const chain = { a: searchFor('b'), b: searchFor('c'), c: searchFor('d'), d: '/brands' };
  expect(ends(chain)).toEqual({ b: '/brands', c: '/brands', d: '/brands' });
});
