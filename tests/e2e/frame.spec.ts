import type { Page } from 'playwright/test';
import { APP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

/** Follows a link without loading a document: a mark of this one is still there. */
async function follow(page: Page, link: string, address: RegExp) {
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(link).first().dispatchEvent('click');
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
}

const PRODUCT_LINK = 'main a[href*="/product/"]';

test.describe('on a phone', () => {
  test.use(PHONE);

  const present = (page: Page) => page.getByTestId('bottom-bar').locator('[aria-current=page]');
  const inEnglish = (page: Page) => page.getByTestId('language-switch').locator('a[hreflang=en]');

  test('by a link to a product the bar to buy takes the menu’s place; back, the menu returns', async ({
    page,
  }) => {
    await page.goto('/daily-special-offers');
    await expect(present(page)).toHaveText('ดีล');
    await page.goto('/products');
    await follow(page, PRODUCT_LINK, /\/product\//);
    await expect(page.getByTestId('buy-bar')).toBeVisible();
    await expect(page.getByTestId('bottom-bar')).toBeHidden();
    await expect(page.getByTestId('category-navigator')).toBeHidden();
    await expect(inEnglish(page)).toHaveAttribute('href', `/en${new URL(page.url()).pathname}`);
    const end = await page.getByTestId('buy-bar').evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(Math.round(end)).toBe(page.viewportSize()?.height);
    await page.goBack();
    await expect(page.getByTestId('bottom-bar')).toBeVisible();
    await expect(inEnglish(page)).toHaveAttribute('href', '/en/products');
  });

  test('from a product to the home page: menu with its present entry, strip to the app, languages', async ({
    page,
  }) => {
    await page.goto('/products');
    const product = (await page.locator(PRODUCT_LINK).first().getAttribute('href')) ?? '';
    await page.goto(product);
    await expect(page.getByTestId('download-guide')).toBeHidden();
    await follow(page, 'header a[href="/"]', /localhost:\d+\/$/);
    await expect(present(page)).toHaveText('หน้าแรก');
    for (const part of ['bottom-bar', 'category-navigator', 'download-guide'])
      await expect(page.getByTestId(part)).toBeVisible();
    await expect(inEnglish(page)).toHaveAttribute('href', '/en');
    await page.getByTestId('bottom-bar').getByRole('link', { name: 'ดีล' }).tap();
    await expect(present(page)).toHaveText('ดีล');
    await expect(page.getByTestId('download-guide')).toBeHidden();
  });

  test('the search field has the keyword of the results, and none on other pages', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/search?keyword=boomora');
    const field = page.getByTestId('search-input');
    await expect(field).toHaveValue('boomora');
    await follow(page, 'header a[href="/"]', /localhost:\d+\/$/);
    await expect(field).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/keyword=boomora/);
    await expect(field).toHaveValue('boomora');
  });
});

test.describe('in the app', () => {
  test.use(APP);

  test('the bar to buy has its height also by a link', { tag: '@all' }, async ({ page }) => {
    await page.goto('/products');
    const room = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--tabbar-h'));
    expect(await room()).toBe('0px');
    await follow(page, PRODUCT_LINK, /\/product\//);
    await expect.poll(room).toBe('65px');
  });
});
