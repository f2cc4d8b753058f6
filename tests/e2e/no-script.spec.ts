import type { Page } from 'playwright/test';
import { findScreen } from '#schemas/screens.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { publicPaths } from './screen-paths.ts';
import { expect, test } from './test.ts';

/** Lists whose entries have no pictures. */
const WITHOUT_PICTURES = ['/coupons', '/lottery'];

/** Addresses with every kind of button. */
const WITH_BUTTONS = ['/', '/deals', '/products', '/coupons', '/favorites', '/profile', '/lottery'];

/** Visible buttons that neither send a form nor open or close anything by themselves. */
const deadButtons = (page: Page) =>
  page
    .locator('button:visible:not([command], [popovertarget])')
    .evaluateAll((all: HTMLButtonElement[]) =>
      all.filter(({ form }) => !form).map(({ outerHTML }) => outerHTML),
    );

/** Expects no such button on these pages and on the tenant's newest deal. */
async function expectNoDeadButton(page: Page) {
  for (const path of WITH_BUTTONS) {
    await page.goto(path);
    expect(await deadButtons(page), path).toEqual([]);
  }
  await page.goto('/deals');
  await page.getByTestId('deal-title').first().getByRole('link').click();
  await expect(page.getByTestId('detail-price')).toHaveText(/\d/);
  expect(await deadButtons(page), page.url()).toEqual([]);
}

/** Path of the address without its language. */
const pathOf = (page: Page) => new URL(page.url()).pathname.replace(/^\/(en|id)(?=\/|$)/, '') || '/';

/** Switches the language in the header's details element. */
async function switchTo(page: Page, lang: 'en' | 'id' | 'th') {
  await page.getByTestId('language-switch').locator('summary').click();
  await page.getByTestId('language-switch').locator(`a[hreflang=${lang}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
}

/** Searches with the header's plain form. */
async function search(page: Page, keyword: string) {
  await page.getByTestId('search-input').fill(keyword);
  await page.getByTestId('search-input').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/search\\?keyword=${keyword}`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(keyword);
}

/** Opens the second page of a list, by its button or its numbers. */
async function secondPage(page: Page) {
  const more = page.getByTestId('load-more');
  const number = page.getByTestId('pagination').getByRole('link', { name: '2', exact: true });
  await more.or(number).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/[?&]page=2/);
}

test.describe('the general tenant on a phone', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('home, language, search, filter, pages and a deal work without script', async ({ page }) => {
    test.slow();
    await page.goto('/');
    await expect(page.getByTestId('deal-card').first()).toBeVisible();
    await switchTo(page, 'en');
    expect(pathOf(page)).toBe('/');

    await search(page, 'nimora');
    await expect(page.getByTestId('goods-card').first()).toBeVisible();
    await page.locator('a[href*="sort=LOW_PRICE"]').click();
    await page.getByTestId('filter-open').click();
    await page.locator('[data-testid=filter-field][data-id^=platform]').first().click();
    await page.getByTestId('filter-apply').click();
    await expect(page.getByTestId('filter-chip')).toHaveCount(1);
    await expect(page).toHaveURL(/sort=LOW_PRICE/);
    await page.getByTestId('filter-chip').click();
    await expect(page.getByTestId('filter-chip')).toHaveCount(0);
    await secondPage(page);
    await page.locator('a[href*="tab=deals"]').first().click();
    const deal = page.getByTestId('deal-card').first();
    const title = await deal.getByTestId('deal-title').textContent();
    await deal.getByTestId('deal-title').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.getByTestId('detail-price')).toHaveText(/\d/);
    await expect(page.getByTestId('bar-buy')).toHaveAttribute('href', /^https:/);
    expect(await page.getByTestId('gallery-picture').first().locator('img').isVisible()).toBe(true);
    await switchTo(page, 'id');
    expect(pathOf(page)).toMatch(/^\/content\//);

    // By the breadcrumbs to the deal's category, whose name is part of its address.
    await page.getByTestId('breadcrumbs').getByRole('link').last().click();
    await expect(page.getByTestId('product-list')).toBeVisible();
    await switchTo(page, 'en');
    await expect(page.getByTestId('product-list')).toBeVisible();
    expect(pathOf(page)).toMatch(/^\/products\/[A-Za-z0-9%&-]+$/);
    await page.getByTestId('navigator-level-1').first().click();
    await secondPage(page);
    await page.getByTestId('goods-title').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    expect(pathOf(page)).toMatch(/^\/product\//);
  });

  test('no visible button does nothing', { tag: '@all' }, async ({ page }) => {
    test.slow();
    await expectNoDeadButton(page);
  });

  test('an unknown address shows a message in its language, and a search form', { tag: '@all' }, async ({
    page,
    errors,
  }) => {
    await page.goto('/en/content/nothing-stands-here');
    const heading = page.getByTestId('not-found').getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Page not found');
    await switchTo(page, 'id');
    await expect(heading).toHaveText('Halaman tidak ditemukan');
    await expect(page.getByTestId('footer').getByRole('link').first()).toBeVisible();
    await search(page, 'nimora');
    errors.length = 0;
  });

  for (const path of ['/favorites', '/likes'])
    test(`${path} says what signing in needs, and leads on without a blank screen`, {
      tag: path === '/favorites' ? [] : '@all',
    }, async ({ page }) => {
      await page.goto(`/en${path}`);
      // Playwright's text and role locators pass over noscript.
      const words = page.locator('[data-testid=guest-offer] noscript > p');
      await expect(words).toBeVisible();
      expect(await words.evaluate((element) => element.textContent)).toContain('needs JavaScript');
      await expect(page.getByTestId('sign-in')).toBeHidden();
      const ways = page.locator('main noscript > nav a');
      expect(await ways.count()).toBeGreaterThan(3);
      const last = await ways.last().boundingBox();
      const footer = await page.getByTestId('footer').boundingBox();
      expect((footer?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(160);
      await ways.first().click();
      await expect(page.locator('h1')).toHaveText(/\S/);
      expect(pathOf(page)).not.toBe(path);
    });

  for (const path of ['/profile', '/notifications', '/deal-alerts/new'])
    test(`${path} says what signing in needs`, { tag: path === '/profile' ? [] : '@all' }, async ({
      page,
    }) => {
      await page.goto(`/en${path}`);
      await expect(page.getByTestId('sign-in')).toBeHidden();
      const words = page.locator('main noscript > p');
      await expect(words).toBeVisible();
      expect(await words.evaluate((element) => element.textContent)).toContain('needs JavaScript');
    });

  const lists = publicPaths('zest').filter((path) => findScreen(path)?.query?.includes('page'));
  for (const path of [...lists, '/leaderboard-products/b401', '/zestbuy-deal/zbc', '/brand/boomora'])
    test(`${path} shows its entries without script, with pictures and links`, {
      tag: path === '/products' ? [] : '@all',
    }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.locator('main li:visible').count()).toBeGreaterThan(5);
      const entries = page.locator('main li [data-id]');
      expect(await entries.count()).toBeGreaterThan(0);
      await expect(entries.and(page.locator(':visible'))).toHaveCount(await entries.count());
      const empty = page.locator('main article:visible').filter({ hasNotText: /\S/ });
      await expect(empty).toHaveCount(0);
      await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      if (!WITHOUT_PICTURES.includes(path))
        await expect(page.locator('main article img:visible').first()).toBeVisible();
    });
});

test.describe('the article tenant on a desktop', { tag: '@all' }, () => {
  test.use({ ...DESKTOP, tenant: 'guide', javaScriptEnabled: false });

  test('no visible button does nothing', async ({ page }) => {
    test.slow();
    await expectNoDeadButton(page);
  });

  test('home, language, pages, category, tag, article and search work without script', async ({ page }) => {
    test.slow();
    await page.goto('/');
    await secondPage(page);
    await expect(page.getByTestId('newest-list')).toHaveAttribute('data-page', '2');
    await switchTo(page, 'en');
    await page.getByTestId('module-article-categories').getByTestId('tab').nth(1).click();
    await expect(page.getByTestId('article-list')).toBeVisible();
    await switchTo(page, 'th');
    await expect(page.getByTestId('article-list')).toBeVisible();
    await page.getByTestId('discover-title').getByRole('link').first().click();
    expect(pathOf(page)).toMatch(/^\/(article|note-detail)\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await page.goto('/');
    await page.getByTestId('module-hot-keywords').getByTestId('keyword-chip').first().click();
    expect(pathOf(page)).toMatch(/^\/tag\//);
    await expect(page.getByTestId('discover-card').first()).toBeVisible();
    await search(page, 'iphone');
    await page.locator('a[href*="tab=articles"]').first().click();
    await expect(page.getByTestId('search-results')).toHaveAttribute('data-id', 'articles');
  });
});
