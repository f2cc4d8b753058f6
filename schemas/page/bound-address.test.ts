import { describe, expect, test } from 'vitest';
import {
  BOUND_SCREEN_NAMES,
  boundPath,
  boundPaths,
  boundTags,
  isVisitable,
  parseBoundAddress,
} from './bound-address.ts';

describe('an address binds a page', () => {
  test.each([
    ['/topic/mega-home', { screen: 'topic', code: 'mega-home' }],
    ['/topic/บ้าน-สวย', { screen: 'topic', code: 'บ้าน-สวย' }],
    ['/topic/*', { screen: 'topic' }],
    ['/product/*', { screen: 'product' }],
    ['/product/p1.2', { screen: 'product', code: 'p1.2' }],
    ['/product/*/c12', { screen: 'product', category: 'c12' }],
    ['/products/c12', { screen: 'products', code: 'c12' }],
    ['/products/*/c12', { screen: 'products', category: 'c12' }],
    ['/articles/*', { screen: 'articles' }],
    ['/search', { screen: 'search' }],
    ['/coupons', { screen: 'coupons' }],
  ])('%s', (path, bound) => {
    expect(parseBoundAddress(path)).toEqual(bound);
    expect(boundPath(parseBoundAddress(path) ?? { screen: 'search' })).toBe(path);
  });

  test.each([
    '/',
    '/sale',
    '/topic',
    '/products',
    '/articles',
    '/topic/',
    '/topic/a/b',
    '/product/p1/c12',
    '/product/*/*',
    '/product/**',
    '/product/*/c12/x',
    '/topic/*/c12',
    '/brand/*/c12',
    '/search/x',
    '/search/*',
    '/*',
    '/Topic/*',
    'topic/*',
    '/topic/a b',
    '/topic/a?b',
    '/topic/..',
    '/product/%2a',
    '/constructor/x',
    '/__proto__/x',
  ])('not %s', (path) => {
    expect(parseBoundAddress(path)).toBeUndefined();
  });
});

test('the most specific binding comes first: the thing, its nearest category, those above, all of the kind', () => {
  expect(boundPaths({ screen: 'product', code: 'p1', categories: ['c3', 'c1'] })).toEqual([
    '/product/p1',
    '/product/*/c3',
    '/product/*/c1',
    '/product/*',
  ]);
  expect(boundPaths({ screen: 'brand', code: 'b1', categories: ['c3'] })).toEqual(['/brand/b1', '/brand/*']);
  expect(boundPaths({ screen: 'search' })).toEqual(['/search']);
});

test.each(BOUND_SCREEN_NAMES)('a page bound to %s purges the screens it may change', (screen) => {
  const place = { screen, code: 'x', categories: ['c1'] };
  const tags = boundTags(place);
  for (const path of boundPaths(place)) {
    const bound = parseBoundAddress(path);
    expect(tags).toContain(bound && boundTags(bound).at(-1));
  }
});

test.each([
  ['/sale', true],
  ['/search', true],
  ['/topic/mega-home', true],
  ['/product/p1', true],
  ['/product/*', false],
  ['/product/*/c12', false],
  ['/products/c12', false],
  ['/products/*', false],
  ['shared:1', false],
])('shoppers can go to %s: %s', (path, expected) => {
  expect(isVisitable(path)).toBe(expected);
});
