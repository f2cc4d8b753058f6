import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteAreas } from '#storefront/fixed-pages/site-areas.ts';
import { paths } from '#storefront/links/paths.ts';

/** Paths that the sitemap leaves out: itself, redirects, screens that need a query or a member, and the editor's. */
const UNLISTED = [
  paths.sitemap(),
  paths.ranking(),
  paths.search(),
  paths.favorites(),
  paths.likes(),
  paths.profile(),
  paths.security(),
  paths.notifications(),
  paths.dealAlerts(),
  paths.newDealAlert(),
  '/deal-alerts/unsubscribe',
  '/editor/canvas',
  '/not-found',
];

const routes = globSync('app/(shop)/**/page.tsx')
  .map((file) => file.replace(/^app[/][(]shop[)]|[/]page[.]tsx$/g, '') || '/')
  .filter((route) => !route.includes('[') && !UNLISTED.includes(route));

test('the sitemap lists every screen that has one address, and no other', () => {
  const { shop, about } = siteAreas('GENERAL');
  expect([...shop, ...about].map(([path]) => path).sort()).toEqual(routes.sort());
});

test('[X2 ai-shopping] the assistant has a screen at the path decided', () => {
  expect(paths.aiShopping()).toBe('/ai-shopping');
  expect(globSync('app/(shop)/ai-shopping/page.tsx')).toHaveLength(1);
});

test.each(['lottery', 'bonus', 'badge'] as const)(
  '[X2 %s] each activity has a screen at the path decided',
  (name) => {
    expect(paths[name]('5')).toBe(`/${name}/5`);
    expect(globSync(`app/(shop)/${name}/[[]id]/page.tsx`)).toHaveLength(1);
  },
);

test('[X2 screens] an area that the specifications name without its path has a screen at the one decided', () => {
  const areas = {
    deals: '/deals',
    coupons: '/coupons',
    search: '/search',
    favorites: '/favorites',
    likes: '/likes',
    notifications: '/notifications',
    profile: '/profile',
    security: '/security',
    dealAlerts: '/deal-alerts',
    newDealAlert: '/deal-alerts/new',
    aboutUs: '/about-us',
    download: '/download',
    userAgreement: '/user-agreement',
    privacyPolicy: '/privacy-policy',
    sitemap: '/sitemap',
  } as const;
  const screens = globSync('app/(shop)/**/page.tsx');
  for (const [name, path] of Object.entries(areas) as [keyof typeof areas, string][]) {
    expect(paths[name]()).toBe(path);
    expect(screens).toContain(`app/(shop)${path}/page.tsx`);
  }
});
