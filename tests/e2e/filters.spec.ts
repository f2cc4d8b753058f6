import type { Page } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { darken, expect, inLanguage, test } from './test.ts';

const TITLES = { th: 'ตัวกรอง', en: 'Filters', id: 'Filter' };

const opener = (page: Page) => page.getByTestId('filter-open');
const sheet = (page: Page) => page.getByTestId('filter-sheet');
const apply = (page: Page) => page.getByTestId('filter-apply');
const field = (page: Page, id: string) => sheet(page).locator(`[data-id="${id}"]`);
const numberIn = (text: string | null) => Number(text?.replace(/\D/g, ''));

/** Addresses of this page that the browser requests from the server. */
function watchVisits(page: Page): string[] {
  const visits: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/products') && request.headers().rsc) visits.push(search);
  });
  return visits;
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('all filters are chosen on one sheet, counted, and applied by one navigation', async ({ page }) => {
    test.slow();
    await page.goto('/en/products?sort=LOW_PRICE');
    await hydrated(page);
    const all = numberIn(await page.getByTestId('list-total').textContent());
    await expect(opener(page)).toHaveText('Filters');
    await expect(page.getByTestId('filter-menu')).toHaveCount(0);
    const visits = watchVisits(page);
    await opener(page).click();
    await expect(sheet(page)).toBeVisible();
    await expect(apply(page)).toHaveText(new RegExp(`Show ${all.toLocaleString('en')} results`));
    await expectAccessible(page);

    await field(page, 'platform-SHOPEE').click();
    await field(page, 'price-200-500').click();
    await field(page, 'price-500-1000').click();
    await field(page, 'shipping-free').click();
    await expect(sheet(page).getByRole('heading', { name: 'Filters (3)' })).toBeVisible();
    const alone = apply(page).filter({ hasText: /\d/ });
    await expect(alone).toBeVisible();
    await expect(alone).not.toHaveText(new RegExp(`${all.toLocaleString('en')} results`));
    const promised = numberIn(await alone.textContent());
    expect(visits).toEqual([]);
    await apply(page).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByTestId('filter-chip')).toHaveCount(3);
    await expect(page).toHaveURL(/\?sort=LOW_PRICE&filter=platform-SHOPEE\+price-500-1000\+shipping-free$/);
    await expect(page.getByTestId('list-total')).toHaveText(new RegExp(`^${promised} items?$`));
    await expect(opener(page)).toHaveText('Filters (3)');
    await expect(opener(page)).toBeFocused();
    expect(new Set(visits).size).toBe(1);

    await opener(page).click();
    await expect(field(page, 'platform-SHOPEE').getByRole('checkbox')).toBeChecked();
    await expect(field(page, 'price-500-1000').getByRole('radio')).toBeChecked();
    await page.getByTestId('filter-clear-all').click();
    await expect(sheet(page).locator(':checked:not([value=""])')).toHaveCount(0);
    await expect(apply(page)).toHaveText(new RegExp(`Show ${all.toLocaleString('en')} results`));
    await apply(page).click();
    await expect(page.getByTestId('filter-chip')).toHaveCount(0);
    await expect(page).toHaveURL(/\?sort=LOW_PRICE$/);
  });

  test('the sheet is modal once it is painted, unless it is dismissed before', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/en/products');
    await hydrated(page);
    const isModal = () => sheet(page).evaluate((dialog) => dialog.matches(':modal'));
    await opener(page).evaluate((button: HTMLElement) => {
      button.click();
      document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(sheet(page)).toBeHidden();
    await opener(page).click();
    await expect.poll(isModal).toBe(true);
    await expect(sheet(page).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect.poll(isModal).toBe(false);
    await expect(opener(page)).toBeFocused();
  });

  test('a focused control is scrolled out from under the bar', async ({ page }) => {
    await page.goto('/en/products?filter=platform-LAZADA');
    await hydrated(page);
    const link = page.getByTestId('goods-card').nth(6).getByRole('link').first();
    const bar = page.getByTestId('filter-bar');
    const covered = () =>
      Promise.all([link.boundingBox(), bar.boundingBox()]).then(
        ([reached, over]) => (over?.y ?? 0) + (over?.height ?? 0) - (reached?.y ?? 0),
      );
    await link.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, (await link.boundingBox())?.y ?? 0);
    // The header has given way, so the bar is at the window's top.
    await expect.poll(covered).toBeGreaterThan(30);
    await link.focus();
    await expect.poll(covered).toBeLessThanOrEqual(0);
  });

  test('it stays under the header, can be closed by keyboard too, and removing a chip unticks its box', async ({
    page,
  }) => {
    await page.goto('/en/products?filter=platform-LAZADA');
    await hydrated(page);
    await page.getByTestId('goods-card').nth(12).scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByTestId('filter-chip')).toBeInViewport({ ratio: 1 });
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sheet(page).locator(':focus')).toHaveCount(1);
    await field(page, 'platform-LAZADA').getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await expect(sheet(page).getByRole('heading', { name: 'Filters', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveText('Filters (1)');
    await page.getByTestId('filter-chip').click();
    await expect(opener(page)).toHaveText('Filters');
    await opener(page).click();
    await expect(field(page, 'platform-LAZADA').getByRole('checkbox')).not.toBeChecked();
  });

  const PLACES = ['/search?keyword=nimora', '/search?keyword=nimora&tab=deals', '/brand/nimora'];
  // The sheet is the same at every place, so each place is tested in another language.
  for (const [index, lang] of (['th', 'en', 'id'] as const).entries())
    test(`${PLACES[index]} has it, in the dark theme too, in ${lang}`, {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page }) => {
      await page.goto(inLanguage(lang, PLACES[index] ?? ''));
      await hydrated(page);
      await opener(page).click();
      await expect(sheet(page).getByRole('heading', { name: TITLES[lang] })).toBeVisible();
      const option = sheet(page).locator('[data-id^=platform-]').first();
      const count = numberIn(await option.locator('span').last().textContent());
      await option.click();
      await expect(apply(page)).toContainText(new RegExp(`(^|\\D)${count}(\\D|$)`));
      await darken(page);
      await expectAccessible(page);
      await apply(page).click();
      await expect(page.getByTestId('filter-chip')).toHaveCount(1);
      await expect(opener(page)).toHaveText(`${TITLES[lang]} (1)`);
    });
});

test.describe('on a phone without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('it is a plain form', { tag: '@all' }, async ({ page }) => {
    await page.goto('/en/products?sort=LOW_PRICE');
    await opener(page).click();
    await field(page, 'platform-SHOPEE').click();
    await field(page, 'platform-LAZADA').click();
    await field(page, 'price-200-500').click();
    await expect(apply(page)).toHaveText('Show results');
    await apply(page).click();
    await expect(page.getByTestId('filter-chip')).toHaveCount(3);
    await expect(page).toHaveURL(/sort=LOW_PRICE/);
    await opener(page).click();
    await page.getByTestId('filter-clear-all').click();
    await expect(page.getByTestId('filter-chip')).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('menus are in the page instead', async ({ page }) => {
    await page.goto('/en/products');
    await expect(page.getByTestId('filter-menu').first()).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
  });
});
