import type { Page } from '@playwright/test';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({ ...PHONE, expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** Presses whose code is loaded by the press, and what they open. */
const PRESSES = {
  share: (page: Page) => page.getByTestId('share-open'),
  'price alert': (page: Page) => page.getByTestId('price-alert'),
  heart: (page: Page) => page.locator('button[data-mark]').first(),
};

for (const [name, button] of Object.entries(PRESSES))
  test(`${name}: without a network the page stays and says why, and the next press works`, async ({
    page,
    context,
  }) => {
    await page.goto('/en/product/p10001');
    await hydrated(page);
    await context.setOffline(true);
    await button(page).tap();
    await expect(page.getByTestId('toast')).toContainText('No connection');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pixora');

    await context.setOffline(false);
    await button(page).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

test('pulling: its code is requested again at the next touch', async ({ page, context }) => {
  await page.goto('/en/products');
  await hydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
  await title.tap();
  await failed;

  await context.setOffline(false);
  await expect
    .poll(async () => {
      await title.tap();
      return page.evaluate(() => document.documentElement.style.overscrollBehaviorY);
    })
    .toBe('contain');
  await expect(title).toBeVisible();
});

test('a page whose every script is lost twice requests them again, and works', async ({ page }) => {
  const requests = new Map<string, number>();
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const url = route.request().url();
    const number = (requests.get(url) ?? 0) + 1;
    requests.set(url, number);
    return number > 2 ? route.continue() : route.abort();
  });
  await page.goto('/en/product/p10001');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pixora');
  await PRESSES.share(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(requests.size).toBeGreaterThan(10);
  expect(Math.min(...requests.values())).toBeGreaterThan(2);
});
