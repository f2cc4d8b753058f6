import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '#schemas/constants.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';
import { expect, inLanguage, type TenantId, test } from './test.ts';

/** The pages that every visitor meets, by tenant. */
const PAGES: Record<TenantId, string[]> = {
  zest: ['/', '/articles', '/about-us', '/download', '/user-agreement', '/privacy-policy', '/sitemap'],
  guide: ['/', '/deals', '/about-us', '/download', '/user-agreement', '/privacy-policy', '/sitemap'],
};
const VISITORS = { phone: PHONE, desktop: DESKTOP, app: APP };
const WIDTHS = { phone: [320, 360, 390], desktop: [768, 1280], app: [360] };
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

for (const tenant of ['zest', 'guide'] as const)
  for (const [visitor, device] of Object.entries(VISITORS))
    test.describe(`${tenant} on ${visitor}`, () => {
      test.use({ tenant, ...device });

      for (const lang of LANGUAGES)
        for (const path of PAGES[tenant])
          test(`${lang} ${path} answers, fits and is accessible`, async ({ page }) => {
            const response = await page.goto(inLanguage(lang, path));
            expect(response?.status()).toBe(200);
            await expect(page.locator('html')).toHaveAttribute('lang', lang);
            await expect(page.locator('h1')).toHaveCount(1);
            await expect(page.getByTestId('header')).toHaveCount(visitor === 'app' ? 0 : 1);
            await expect(page.getByTestId('bottom-bar')).toHaveCount(visitor === 'app' ? 0 : 1);
            const name = path === '/' ? 'home' : path.slice(1);
            await page.screenshot({
              path: `.artefacts/screens/${tenant}-${lang}-${visitor}-${name}.png`,
              fullPage: true,
            });
            for (const width of WIDTHS[visitor as keyof typeof VISITORS])
              await expectNoSidewaysScroll(page, width);
            await page.setViewportSize(device.viewport);
            expect(await violations(page)).toEqual([]);
            await darken(page, tenant);
            expect(await violations(page)).toEqual([]);
          });
    });

async function expectNoSidewaysScroll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overhang, `at ${width} px`).toBeLessThanOrEqual(0);
}

/** A general tenant follows the system, an article tenant its visitor's choice. */
async function darken(page: Page, tenant: TenantId) {
  if (tenant === 'zest') await page.emulateMedia({ colorScheme: 'dark' });
  else await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
