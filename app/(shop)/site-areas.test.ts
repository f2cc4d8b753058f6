import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteAreas } from '#storefront/fixed-pages/site-areas.ts';
import { paths } from '#storefront/links/paths.ts';

/** The sitemap itself, what redirects, what is nothing without a question or a member, what only the editor shows or nobody asks for. */
const UNLISTED = [
  ...[paths.sitemap(), paths.ranking(), paths.search(), paths.favorites(), paths.likes()],
  ...[paths.profile(), paths.security(), paths.notifications(), paths.dealAlerts(), paths.newDealAlert()],
  '/deal-alerts/unsubscribe',
  ...['/editor/canvas', '/not-found'],
];

const routes = globSync('app/(shop)/**/page.tsx')
  .map((file) => file.replace(/^app[/][(]shop[)]|[/]page[.]tsx$/g, '') || '/')
  .filter((route) => !route.includes('[') && !UNLISTED.includes(route));

test('the sitemap lists every screen that has one address, and no other', () => {
  const { shop, about } = siteAreas('GENERAL');
  expect([...shop, ...about].map(([path]) => path).sort()).toEqual(routes.sort());
});
