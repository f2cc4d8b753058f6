import type { Page } from 'playwright/test';
import { send } from '../support/http.ts';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

test.use({
  ...PHONE,
  ownContext: true,
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ChunkLoadError/,
});

/** Presses whose code is loaded by the press, and what they open. */
const PRESSES = {
  share: (page: Page) => page.getByTestId('share-open'),
  'price alert': (page: Page) => page.getByTestId('price-alert'),
  heart: (page: Page) => page.locator('button[data-mark]').first(),
};

for (const [name, button] of Object.entries(PRESSES))
  test(`${name}: without a network the page stays and says why, and the next press works`, {
    tag: name === 'heart' ? [] : '@all',
  }, async ({ page, context }) => {
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

test('pulling: its code is requested again at the next touch', { tag: '@all' }, async ({ page, context }) => {
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

test('a page whose scripts are lost twice, and those that they load once, requests them again and works', {
  tag: '@all',
}, async ({ page, server }) => {
  const { body } = await send(server.port, 'zest', '/en/product/p10001');
  const own = new Set([...body.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src ?? ''));
  const requests = new Map<string, number>();
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const path = new URL(route.request().url()).pathname;
    const number = (requests.get(path) ?? 0) + 1;
    requests.set(path, number);
    return number > (own.has(path) ? 2 : 1) ? route.continue() : route.abort();
  });
  await page.goto('/en/product/p10001');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pixora');
  await PRESSES.share(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Browsers that know modules request none of those for others.
  const requested = [...requests].filter(([path]) => own.has(path));
  expect(requested.length).toBeGreaterThan(5);
  expect(requested.filter(([, number]) => number < 3)).toEqual([]);
});

test('a page opened by a link whose scripts can’t be loaded says so, and can be loaded again', async ({
  page,
}) => {
  await page.goto('/products');
  await hydrated(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.locator('[data-testid=goods-card] h3 a').first().dispatchEvent('click');
  await expect(page.getByTestId('no-data')).toContainText('โหลดหน้าไม่สำเร็จ กรุณาลองอีกครั้ง');
  await expect(page.getByTestId('header')).toBeVisible();

  await page.unroute('**/_next/static/chunks/*.js');
  await page.getByRole('button', { name: 'โหลดใหม่' }).tap();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
