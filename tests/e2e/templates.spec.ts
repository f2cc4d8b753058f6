import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, type TenantId, test } from './test.ts';

/** Every kind of list page, and where a link to one of each other kind is found. */
const LISTS = [
  ...['/products', '/brands', '/leaderboard', '/topic', '/coupons', '/daily-special-offers'],
  ...['/search?keyword=iphone', '/deals', '/profile', '/security', '/notifications'],
  ...['/deal-alerts', '/deal-alerts/new'],
];
const FOUND_ON: Record<TenantId, readonly (readonly [page: string, link: RegExp])[]> = {
  zest: [
    ['/products', /href="(\/products\/[^"?]+)"/],
    ['/articles', /href="(\/articles\/[^"?]+)"/],
    ['/articles', /href="(\/article-tag\/[^"?]+)"/],
    ['/articles', /href="(\/article\/[^"?]+)"/],
  ],
  guide: [
    ['/products', /href="(\/products\/[^"?]+)"/],
    ['/', /href="(\/tag\/[^"?]+)"/],
    ['/', /href="(\/article\/[^"?]+)"/],
    ['/', /href="(\/note-detail\/[^"?]+)"/],
    ['/deals', /href="(\/content\/[^"?]+)"/],
    ['/products', /href="(\/product\/[^"?]+)"/],
    ['/brands', /href="(\/brand\/[^"?]+)"/],
    ['/leaderboard', /href="(\/leaderboard-products\/[^"?]+)"/],
    ['/topic', /href="(\/topic\/[^"?]+)"/],
  ],
};

async function pathsOf(server: RunningServer, tenant: TenantId): Promise<string[]> {
  const linked = FOUND_ON[tenant].map(async ([page, link]) => {
    const [, href] = link.exec((await send(server.port, tenant, page)).body) ?? [];
    if (href === undefined) throw new Error(`${page} links to nothing like ${link}`);
    return href;
  });
  return [...LISTS, ...(await Promise.all(linked))];
}

/** Each language in one theme and on one device, so that all of them are seen. */
const LOOKS: Record<Language, { device: typeof PHONE | typeof DESKTOP; dark: boolean }> = {
  th: { device: PHONE, dark: true },
  en: { device: DESKTOP, dark: false },
  id: { device: PHONE, dark: false },
};

for (const tenant of ['zest', 'guide'] as const)
  for (const lang of LANGUAGES)
    test.describe(`${tenant} in ${lang}`, () => {
      const { device, dark } = LOOKS[lang];
      test.use({ tenant, ...device });

      test('every template is accessible and fits', async ({ page, server }) => {
        test.setTimeout(240_000);
        for (const path of await pathsOf(server, tenant)) {
          expect((await page.goto(inLanguage(lang, path)))?.status(), path).toBe(200);
          await hydrated(page);
          await expect(page.locator('h1')).toHaveCount(1);
          if (dark) await darken(page);
          await expectAccessible(page);
        }
      });
    });
