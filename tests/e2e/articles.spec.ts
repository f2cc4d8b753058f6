import type { Page } from 'playwright/test';
import { send } from '../support/http.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, origin, test } from './test.ts';

test.use({ tenant: 'guide' });

const newest = (page: Page) => page.getByTestId('newest-list').getByTestId('discover-card');
const pageLink = (page: Page, number: number) =>
  page.getByTestId('pagination').getByRole('link', { name: String(number), exact: true });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test.describe('the article home on a desktop', () => {
  test.use(DESKTOP);

  test('[A2] [A6] recommended, featured and newest articles are each below their heading; popular ones are numbered 01, 02, 03, 04', async ({
    page,
  }) => {
    await page.goto('/en');
    for (const [name, module] of [
      ['Recommended', 'recommended-articles'],
      ['Featured', 'featured-articles'],
      ['Newest', 'newest-articles'],
    ] as const) {
      const region = page.getByRole('region', { name, exact: true });
      await expect(region).toHaveAttribute('data-testid', `module-${module}`);
      await expect(region.getByRole('heading', { name, level: 2 })).toBeVisible();
      await expect.poll(() => region.getByTestId('discover-card').count()).toBeGreaterThan(2);
    }
    await expect(page.getByTestId('module-recommended-articles').getByTestId('strip-track')).toBeVisible();
    const indexes = page.getByTestId('module-popular-articles').getByTestId('rank-index');
    await expect(indexes.first()).toBeVisible();
    expect((await indexes.allTextContents()).slice(0, 4)).toEqual(['01', '02', '03', '04']);
  });

  test('[R20] changing the page keeps the query, the history and the scroll position', {
    tag: '@all',
  }, async ({ page }) => {
    await page.goto('/?sort=x');
    await hydrated(page);
    const titles = await newest(page).getByTestId('discover-title').allTextContents();
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo(0, 1_200));
    await pageLink(page, 2).dispatchEvent('click');
    await expect(page.getByTestId('newest-list')).toHaveAttribute('data-page', '2');
    // Unknown parameters are restored to the address a moment after the page has changed.
    const params = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(params).toEqual({ sort: 'x', page: '2' });
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(await scrollY(page)).toBe(1_200);
    expect(await newest(page).getByTestId('discover-title').allTextContents()).not.toEqual(titles);
    await expect(page.getByTestId('newest-list')).toBeFocused();
    await expect(page.getByText('หน้า 2 จาก 3')).toHaveAttribute('role', 'status');
  });
});

test('[A3] [A4] [X6] a desktop has numbered pages, popular articles and hot tags beside them; a phone appends articles on scrolling, the others below them', async ({
  browser,
  baseURL,
}) => {
  for (const device of [DESKTOP, PHONE]) {
    const page = await browser.newPage({ ...device, baseURL });
    await page.goto('/');
    const place = async (module: string) => {
      const box = await page.getByTestId(`module-${module}`).boundingBox();
      if (!box) throw new Error(`${module} isn't shown`);
      return box;
    };
    const [list, popular, tags] = await Promise.all(
      ['newest-articles', 'popular-articles', 'hot-keywords'].map(place),
    );
    const isBeside = device === DESKTOP;
    for (const box of [popular, tags]) {
      expect((box?.x ?? 0) >= (list?.x ?? 0) + (list?.width ?? 0)).toBe(isBeside);
      expect((box?.y ?? 0) >= (list?.y ?? 0) + (list?.height ?? 0)).toBe(!isBeside);
    }
    if (isBeside) {
      await expect(page.getByTestId('pagination')).toBeVisible();
      await expect(page.getByTestId('load-more')).toBeHidden();
    } else {
      await hydrated(page);
      await expect(page.getByTestId('pagination')).toBeHidden();
      const before = await newest(page).count();
      await newest(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => newest(page).count()).toBeGreaterThan(before);
      expect(new URL(page.url()).search).toBe('');
    }
    await page.close();
  }
});

test.describe('without script', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('pages are links, and the address selects a tab’s panel', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await pageLink(page, 2).click();
    await expect(page.getByTestId('newest-list')).toHaveAttribute('data-page', '2');
    await page.goto('/campaign/11-11');
    const panels = page.getByTestId('tab-panel');
    await expect(panels.nth(0)).toBeVisible();
    await expect(panels.nth(1)).toBeHidden();
    await page.getByTestId('module-navigation-tabs').last().getByTestId('tab').nth(1).click();
    await expect(panels.nth(0)).toBeHidden();
    await expect(panels.nth(1)).toBeVisible();
  });
});

for (const [name, device] of [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const)
  test.describe(`an article on ${name}`, () => {
    test.use({ ...device, tenant: 'zest' });

    test('its tables are as wide as its column, and scroll inside it where their words are wider', {
      tag: device === PHONE ? [] : '@all',
    }, async ({ page }) => {
      await page.goto('/article/a30001');
      const column = await page.getByTestId('rich-text').boundingBox();
      const tables = page.getByTestId('rich-text').locator('table');
      expect(await tables.count()).toBeGreaterThan(1);
      for (const table of await tables.all()) {
        const box = await table.locator('..').boundingBox();
        expect(box).toMatchObject({ x: column?.x, width: column?.width });
        expect((await table.boundingBox())?.width).toBeGreaterThanOrEqual(column?.width ?? 0);
      }
      const wide = tables.first();
      await wide.evaluate((table) => {
        for (const cell of table.querySelectorAll('td')) cell.textContent = 'x'.repeat(120);
      });
      expect((await wide.boundingBox())?.width).toBeGreaterThan(column?.width ?? 0);
      expect((await wide.locator('..').boundingBox())?.width).toBe(column?.width);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    });
  });

test.describe('categories and tags', () => {
  test.use(DESKTOP);

  for (const [tenant, home, path] of [
    ['guide', '/en', /^\/en\/[^/]+-[^-/]+$/],
    ['zest', '/en/articles', /^\/en\/articles\/[^/]+-[^-/]+$/],
  ] as const)
    test(`[A1] [R8] a tab of the category bar leads to that category’s list on ${tenant}`, async ({
      page,
      server,
    }) => {
      await page.goto(origin(server, tenant) + home);
      await hydrated(page);
      const tab = page.getByTestId('module-article-categories').getByTestId('tab').nth(1);
      const [name, href] = [await tab.textContent(), await tab.getAttribute('href')];
      await tab.click();
      await expect(page.getByTestId('article-list')).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(href);
      expect(href).toMatch(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
      await expect(page.getByTestId('discover-card').first()).toBeVisible();
    });

  test('[R8] [X1] an article tenant’s categories hide none of the fixed screens', async ({
    page,
    server,
  }) => {
    await page.goto('/daily-special-offers');
    await expect(page.getByTestId('daily-offers')).toBeVisible();
    await expect(page.getByTestId('article-list')).toHaveCount(0);
    await page.goto('/deal-alerts');
    await expect(page.getByTestId('deal-alerts')).toBeVisible();
    await expect(page.getByTestId('article-list')).toHaveCount(0);
    for (const path of ['/leaderboard-products', '/note-detail', '/article-tag', '/zestbuy-deal'])
      expect([path, (await send(server.port, 'guide', path)).status]).toEqual([path, 404]);
  });

  for (const [tenant, path] of [
    ['guide', '/en/tag/air-fryer'],
    ['zest', '/en/article-tag/air-fryer'],
  ] as const)
    test(`[R9] the keyword “air fryer” leads to ${path} on ${tenant}`, {
      tag: tenant === 'guide' ? [] : '@all',
    }, async ({ page, server }) => {
      await page.goto(`${origin(server, tenant)}${tenant === 'guide' ? '/en' : '/en/articles'}`);
      await hydrated(page);
      await page
        .getByTestId('keyword-chip')
        .filter({ hasText: /^\W*air fryer$/i })
        .first()
        .click();
      await expect(page).toHaveURL(origin(server, tenant) + path);
      await expect(page.getByTestId('article-list')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('air fryer');
    });

  test('[R9] a tag has one address on each tenant', async ({ server }) => {
    for (const [tenant, path, own] of [
      ['zest', '/tag/air-fryer', '/article-tag/air-fryer'],
      ['zest', '/en/tag/air-fryer?page=2', '/en/article-tag/air-fryer'],
      ['guide', '/article-tag/air%20fryer', '/tag/air-fryer'],
    ] as const) {
      const { status, headers } = await send(server.port, tenant, path);
      expect([status, headers.location]).toEqual([301, own]);
      expect((await send(server.port, tenant, own)).status).toBe(200);
    }
  });

  test('[A5] a hot tag pushes a history entry from the home page, and replaces it on a tag’s page', async ({
    page,
  }) => {
    await page.goto('/en');
    await hydrated(page);
    const entries = await page.evaluate(() => history.length);
    await page.getByTestId('module-hot-keywords').getByTestId('keyword-chip').first().click();
    await page.waitForURL(/\/en\/tag\//);
    await expect(page.getByTestId('article-list')).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);

    const first = page.url();
    const other = page.getByRole('navigation', { name: 'Hot tags' }).getByTestId('keyword-chip').nth(2);
    await other.click();
    await page.waitForURL((url) => url.href !== first);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  test('an unknown category is not found, and static routes take precedence over categories', async ({
    server,
  }) => {
    for (const [path, status] of [
      ['/no-such-category', 404],
      ['/about-us', 200],
    ] as const)
      expect([path, (await send(server.port, 'guide', path)).status]).toEqual([path, status]);
  });
});
