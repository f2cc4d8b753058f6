import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findScreen, SCREENS } from '#schemas/screens.ts';
import { siteAreas } from '#storefront/fixed-pages/site-areas.ts';
import { paths, screenPath } from '#storefront/links/paths.ts';

/** Screens' addresses by their pages, with `*` for a variable part. */
const pages = globSync('app/(shop)/**/page.tsx')
  .map((file) => file.replace(/^app[/][(]shop[)]|[/]page[.]tsx$/g, '').replace(/\[\w+\]$/, '*') || '/')
  .filter((route) => route !== '/[...path]');

test('every page has its row in the table of screens, and every row its page', () => {
  expect(Object.keys(SCREENS).sort()).toEqual(pages.sort());
});

test.each(['GENERAL', 'ARTICLE'] as const)(
  'the sitemap of a tenant of type %s lists every public screen that has one address, and no other',
  (type) => {
    const { shop, about } = siteAreas(type);
    const isPublic = (path: string) => findScreen(path)?.kind === 'public' && !path.includes('*');
    const isElsewhere = (path: string) => type === 'ARTICLE' && path === '/articles';
    expect([...shop, ...about].map(([path]) => path).sort()).toEqual(
      pages.filter((path) => isPublic(path) && path !== '/sitemap' && !isElsewhere(path)).sort(),
    );
  },
);

test('[X2 ai-shopping] the assistant has a screen at the path decided', () => {
  expect(paths.aiShopping()).toBe('/ai-shopping');
  expect(pages).toContain('/ai-shopping');
});

test.each(['lottery', 'bonus', 'badge'] as const)(
  '[X2 %s] each activity has a screen at the path decided',
  (name) => {
    expect(paths[name]('5')).toBe(`/${name}/5`);
    expect(globSync(`app/(shop)/${name}/[[]id]/page.tsx`)).toHaveLength(1);
  },
);

test('[X2 screens] an area that the specifications name without its path has a screen at the one decided', () => {
  const areas = [
    '/deals',
    '/coupons',
    '/search',
    '/favorites',
    '/likes',
    '/notifications',
    '/profile',
    '/security',
    '/deal-alerts',
    '/deal-alerts/new',
    '/about-us',
    '/download',
    '/user-agreement',
    '/privacy-policy',
    '/sitemap',
  ] as const;
  expect(pages).toEqual(expect.arrayContaining(areas.map((path) => screenPath(path))));
});
