import type { Page } from '@playwright/test';
import { recommendedDeals } from '#schemas/api/search.ts';
import { LANGUAGES, type Language } from '#schemas/constants.ts';
import { apiOf } from '../support/api.ts';
import { expectAccessible, overhang } from './accessible.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';
import { takePicture } from './picture.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, type TenantId, test } from './test.ts';

/** Discover, and the home page of deals: an article tenant's home is discover. */
const HOMES: Record<TenantId, string[]> = { zest: ['/', '/articles'], guide: ['/', '/deals'] };
const FIXED = ['/about-us', '/download', '/user-agreement', '/privacy-policy', '/sitemap'];
const VISITORS = { phone: PHONE, desktop: DESKTOP, app: APP };
const WIDTHS = { phone: [320, 360, 390], desktop: [768, 1280], app: [360] };

for (const tenant of ['zest', 'guide'] as const)
  for (const visitor of ['phone', 'desktop', 'app'] as const)
    test.describe(`${tenant} on ${visitor}`, () => {
      test.use({ tenant, ...VISITORS[visitor] });

      for (const lang of LANGUAGES)
        for (const path of HOMES[tenant])
          test(`${lang} ${path} answers, fits and is accessible by day and night`, async ({ page }) => {
            await visit(page, lang, path);
            await expect(page.getByTestId('header')).toHaveCount(visitor === 'app' ? 0 : 1);
            await expect(page.getByTestId('bottom-bar')).toHaveCount(visitor === 'app' ? 0 : 1);
            await seeAll(page, [tenant, path.slice(1) || 'home', lang, visitor].join('-'));
            for (const width of WIDTHS[visitor]) await expectNoSidewaysScroll(page, width);
            await page.setViewportSize(VISITORS[visitor].viewport);
            await expectAccessible(page);
            await darken(page);
            await expectAccessible(page);
          });
    });

for (const tenant of ['zest', 'guide'] as const)
  test.describe(`fixed pages of ${tenant}`, () => {
    test.use({ tenant, ...(tenant === 'zest' ? PHONE : DESKTOP) });

    for (const path of FIXED)
      test(`${path} answers, fits and is accessible by day and night`, async ({ page }) => {
        for (const lang of LANGUAGES) await visit(page, lang, path);
        for (const width of [320, 1280]) await expectNoSidewaysScroll(page, width);
        await expectAccessible(page);
        await darken(page);
        await expectAccessible(page);
      });

    test('an address where nothing stands says so', async ({ page, errors }) => {
      expect((await page.goto('/nothing-stands-here'))?.status()).toBe(404);
      await expect(page.getByTestId('not-found').getByRole('heading', { level: 1 })).toHaveText(/\S/);
      await hydrated(page);
      await expectAccessible(page);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
      errors.length = 0;
    });
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...PHONE });

  test('the home page tells and links everything', async ({ page, server }) => {
    const { content } = await apiOf(server, 'zest').call(recommendedDeals, { body: {} });
    await page.goto('/');
    await expect(page.locator('h1')).toHaveText(/\S/);
    const cards = page.getByTestId('module-recommended-deals').getByTestId('deal-card');
    await expect(cards).toHaveCount(content.length);
    for (const [index, deal] of content.entries()) {
      const card = cards.nth(index);
      await expect(card.getByTestId('deal-title')).toContainText(deal.title ?? '');
      await expect(card.getByTestId('deal-price')).toHaveText(/^฿[\d,.]+$/);
      await expect(card.getByRole('link').first()).toHaveAttribute('href', `/content/${deal.code}`);
      await expect(card.getByTestId('deal-buy')).toHaveAttribute('href', /^https:/);
    }
    const pictures = await page
      .locator('article img:visible')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    expect(pictures.some((url) => url.includes('/media/'))).toBe(true);
  });
});

async function visit(page: Page, lang: Language, path: string) {
  const response = await page.goto(inLanguage(lang, path));
  expect(response?.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Everything that loads when it comes into sight is there, and can be looked at. */
async function seeAll(page: Page, name: string) {
  await hydrated(page);
  for (let y = 0; y < 8_000; y += 1_000) await page.mouse.wheel(0, 1_000);
  await page.evaluate(() => scrollTo(0, 0));
  await takePicture(page, name);
}

async function expectNoSidewaysScroll(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
}
