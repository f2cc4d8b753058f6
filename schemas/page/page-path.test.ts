import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { paths } from '#storefront/links/paths.ts';
import { homePaths } from '../screens.ts';
import { parseBoundAddress } from './bound-address.ts';
import { categoryCodeOf, pathProblem } from './page-path.ts';

describe('an address', () => {
  test.each(['/', '/sale', '/campaign/11-11', '/ลดราคา', '/a_b~c.d', '/ก่อน/2026'])('%s is valid', (path) => {
    expect(pathProblem(path, 'GENERAL')).toBeUndefined();
  });

  test.each([
    '',
    'sale',
    '//evil.example',
    '/a//b',
    '/a/',
    '/.',
    '/..',
    '/a/../b',
    '/a b',
    '/a?b',
    '/a#b',
    '/a%2fb',
    '/coupons.rsc',
    '/x.segments/y',
  ])('%j is none', (path) => expect(pathProblem(path, 'GENERAL')).toBe('PATH_INVALID'));

  test.each(['/a\0b', '/a\u202eb', '/\ud800', `/${'x'.repeat(200)}`, '/a\\b', '/<script>'])(
    '%j is none',
    (path) => {
      expect(pathProblem(path, 'GENERAL')).toBe('PATH_INVALID');
    },
  );

  test('of a long path is read in linear time', () => {
    // With backtracking over every split, these would take longer than the test may.
    expect(pathProblem(`/${'a'.repeat(199)}!`, 'GENERAL')).toBe('PATH_INVALID');
    expect(pathProblem(`${'/a'.repeat(99)}!`, 'GENERAL')).toBe('PATH_INVALID');
  });
});

const routes = globSync('app/(shop)/**/page.tsx')
  .map((file) => file.replace(/^app[/][(]shop[)]|[/]page[.]tsx$/g, '') || '/')
  .filter((route) => !route.startsWith('/['));
/** Mock argument for all path functions. */
const part = Object.assign(Object('x'), { name: 'x', code: 'x', id: 'x' });
const given = Object.entries(paths)
  .filter(([name]) => name !== 'generic')
  .map(([, path]) => (path as (...args: unknown[]) => string)(part, 'GENERAL'));

test.each([...new Set([...routes, ...given])].filter((path) => !homePaths('GENERAL').includes(path)))(
  '%s is the shop’s own, but for pages that are bound to its screen',
  (path) => {
    const first = `/${path.split(/[/?#]/)[1] ?? ''}`;
    for (const own of [first, `${first}/more`, `${first}/more/still`]) {
      const isFree = homePaths('GENERAL').includes(own) || parseBoundAddress(own) !== undefined;
      expect([own, pathProblem(own, 'GENERAL')]).toEqual([own, isFree ? undefined : 'PATH_RESERVED']);
    }
  },
);

test.each([
  '/_next',
  '/_next/x',
  '/_t/zest',
  '/robots.txt',
  '/sitemaps/th',
  '/sw.js',
  '/icons/a',
  '/Share/x',
])('%s is the server’s own', (path) => {
  expect(pathProblem(path, 'GENERAL')).toBe('PATH_RESERVED');
});

test('each type of tenant has its two home pages', () => {
  expect([pathProblem('/articles', 'GENERAL'), pathProblem('/articles', 'ARTICLE')]).toEqual([
    undefined,
    'PATH_RESERVED',
  ]);
  expect([pathProblem('/deals', 'GENERAL'), pathProblem('/deals', 'ARTICLE')]).toEqual([
    'PATH_RESERVED',
    undefined,
  ]);
});

test('an article tenant’s address names a category by the part after the last dash', () => {
  expect(categoryCodeOf('/air-fryers-c7', 'ARTICLE')).toBe('c7');
  for (const path of ['/sale', '/sale-', '/campaign/11-11', '/'])
    expect(categoryCodeOf(path, 'ARTICLE')).toBeUndefined();
  expect(categoryCodeOf('/air-fryers-c7', 'GENERAL')).toBeUndefined();
});
