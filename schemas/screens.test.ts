import { expect, test } from 'vitest';
import { findScreen, homePaths, isScreenPath, SCREENS, singleScreens } from './screens.ts';

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/tv-c1', '/products/*'],
  ['/deal-alerts/new', '/deal-alerts/new'],
  ['/products/a/b', undefined],
  ['/sale', undefined],
  ['/', '/'],
] as const)('the screen at %s is %s', (path, route) => {
  expect(findScreen(path)).toBe(route && SCREENS[route]);
});

test.each([
  ['/leaderboard', 'GENERAL', true],
  ['/articles/phones-c1', 'GENERAL', true],
  ['/lottery/5', 'GENERAL', true],
  ['/ranking', 'GENERAL', true],
  ['/articles', 'GENERAL', false],
  ['/articles', 'ARTICLE', true],
  ['/deals', 'GENERAL', true],
  ['/deals', 'ARTICLE', false],
  ['/sale', 'GENERAL', false],
  ['/not-found', 'GENERAL', false],
  ['/editor/canvas', 'GENERAL', false],
] as const)('a link to %s of a tenant of type %s leads to a screen: %s', (path, type, is) => {
  expect(isScreenPath(path, type)).toBe(is);
});

test('a tenant’s two home pages are page documents', () => {
  expect([...homePaths('GENERAL')].sort()).toEqual(['/', '/articles']);
  expect([...homePaths('ARTICLE')].sort()).toEqual(['/', '/deals']);
});

test('a tenant’s screens with one address leave out its home pages and those that redirect', () => {
  const paths = (type: 'GENERAL' | 'ARTICLE') => singleScreens(type).map(({ path }) => path);
  expect(paths('GENERAL')).toContain('/deals');
  expect(paths('ARTICLE')).toContain('/coupons');
  for (const path of ['/', '/articles', '/products/*']) expect(paths('GENERAL')).not.toContain(path);
  for (const path of ['/', '/articles', '/deals']) expect(paths('ARTICLE')).not.toContain(path);
});
