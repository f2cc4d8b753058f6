import type { Page } from 'playwright/test';
import { dailySpecialConfig } from '#schemas/api/integration.ts';
import type { JournalEntry } from '#server/edge/api/journal.ts';
import { apiOf } from '../support/api.ts';
import { send } from '../support/http.ts';
import { bodiesOf, journal, moveClock, spoil } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

const SCREENS = [
  ['/products', 'product-list'],
  ['/brands', 'brand-list'],
  ['/brand/boomora', 'brand-detail'],
  ['/leaderboard', 'leaderboard-list'],
  ['/leaderboard-products/b401', 'leaderboard-detail'],
  ['/daily-special-offers', 'daily-offers'],
  ['/topic', 'topic-list'],
  ['/zestbuy-deal/zbc', 'deal-list'],
  ['/zestbuy-deal/zbe', 'deal-list'],
  ['/zestbuy-deal/703', 'deal-list'],
  ['/coupons', 'coupon-list'],
  ['/deals', 'deal-list'],
] as const;

const list = (page: Page) => page.getByTestId('item-list');
const items = (page: Page) => list(page).locator('ul > li');
const pageLink = (page: Page, number: number) =>
  page.getByTestId('pagination').getByRole('link', { name: String(number), exact: true });

test.describe('the lists', () => {
  // With scripts, the tour visits them.
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('[R3] [R11] [R12] [R13] [R14] [R15] [R16] [R19] [B10] each exists in three languages', async ({
    page,
    server,
  }) => {
    for (const [path, testId] of SCREENS)
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        await expect(page.getByTestId(testId)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect.poll(() => items(page).count()).toBeGreaterThan(3);
        for (const lang of ['id', 'en']) {
          const { status, body } = await send(server.port, 'zest', `/${lang}${path}`);
          expect(status).toBe(200);
          expect(body.match(/<h1/g)).toHaveLength(1);
          expect(body.split(`data-testid="${testId}"`)[1]?.split('<li').length).toBeGreaterThan(4);
          // Hidden on a phone, where the first things come higher.
          expect(body).toMatch(
            new RegExp(`data-testid="breadcrumbs"[^>]*>(<(?!a )[^>]*>)*<a [^>]*href="/${lang}"`),
          );
        }
      });
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  /** Addresses of these lists to which the home page links. */
  async function linksOfHome(page: Page): Promise<string[]> {
    await page.goto('/');
    const hrefs = await page.evaluate(() =>
      [...document.querySelectorAll('main a[href^="/"]')].map((link) => link.getAttribute('href') ?? ''),
    );
    const lists =
      /^\/(products|brands|brand|leaderboard|leaderboard-products|daily-special-offers|topic|zestbuy-deal)(\/[^/]+)?$/;
    return [...new Set(hrefs)].filter((href) => lists.test(href) && !href.startsWith('/topic/'));
  }

  async function expectAll(server: RunningServer, hrefs: readonly string[]): Promise<void> {
    for (const href of hrefs)
      expect([href, (await send(server.port, 'zest', href)).status]).toEqual([href, 200]);
  }

  test('[R10] [R14] [R19] the home page links to these lists; one of each kind and each list of deals exists', async ({
    page,
    server,
  }) => {
    const kinds = Map.groupBy(await linksOfHome(page), (href) => href.split('/')[1]);
    expect([...kinds.keys()].sort()).toEqual([
      'brand',
      'brands',
      'daily-special-offers',
      'leaderboard',
      'leaderboard-products',
      'products',
      'topic',
      'zestbuy-deal',
    ]);
    const deals = kinds.get('zestbuy-deal') ?? [];
    expect(deals).toEqual(expect.arrayContaining(['/zestbuy-deal/zbc', '/zestbuy-deal/zbe']));
    expect(deals.length).toBeGreaterThan(2);
    await expectAll(server, [...deals, ...[...kinds.values()].map(([first = '']) => first)]);
  });

  test('every link of the home page to these lists leads to an existing one', { tag: '@all' }, async ({
    page,
    server,
  }) => {
    await expectAll(server, await linksOfHome(page));
  });

  test('[R10] a category has its own list, with links to its parent and children', async ({ page }) => {
    await page.goto('/en/products');
    await hydrated(page);
    const chip = page.getByTestId('product-list').getByTestId('tab').first();
    const name = await chip.textContent();
    await chip.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    expect(new URL(page.url()).pathname).toMatch(/^\/en\/products\/.+-[^-]+$/);
    const crumbs = page.getByTestId('breadcrumbs').getByRole('link');
    expect(await crumbs.allTextContents()).toEqual(['Home', 'Products']);
    const below = page.getByTestId('product-list').getByTestId('tab').first();
    const belowName = await below.textContent();
    await below.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(belowName ?? '');
    expect(await crumbs.allTextContents()).toEqual(['Home', 'Products', name]);
    await expect.poll(() => items(page).count()).toBeGreaterThan(0);
  });

  test('[SP7] filters and sorts are in the address and survive a reload', async ({ page, server }) => {
    await page.goto('/en/products');
    await hydrated(page);
    const since = Date.now();
    const total = page.getByTestId('list-total');
    const all = await total.textContent();
    await page.locator('[data-testid=filter-menu][data-id=platform] summary').click();
    await page.locator('[data-id=platform-SHOPEE]').click();
    await expect(page).toHaveURL(/filter=platform-SHOPEE$/);
    await expect(page.getByTestId('filter-chip')).toHaveText('Shopee');
    await expect(total).not.toHaveText(all ?? '');
    await page.locator('[data-testid=filter-menu][data-id=price] summary').click();
    await page.locator('[data-id=price-200-500]').click();
    await page.getByRole('link', { name: 'Lowest price' }).click();
    await expect(page).toHaveURL(/sort=LOW_PRICE/);
    await expect
      .poll(() => bodiesOf(server, since, 'goodsPages').then((all) => all.at(-1)))
      .toMatchObject({
        sort: 'LOW_PRICE',
        query: { platforms: ['SHOPEE'], minPrice: 200, maxPrice: 500 },
      });
    const narrowed = await total.textContent();
    await page.reload();
    await expect(total).toHaveText(narrowed ?? '');
    await expect(page.getByTestId('filter-chip')).toHaveCount(2);
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await hydrated(page);
    await page.getByTestId('goods-card').last().scrollIntoViewIfNeeded();
    await expect(page.getByTestId('filter-chip').first()).toBeInViewport({ ratio: 1 });
    await page.getByTestId('filter-clear').click();
    await expect(total).toHaveText(all ?? '');
  });

  test('[R20] changing the page keeps unknown parameters', { tag: '@all' }, async ({ page }) => {
    await page.goto('/products?utm_source=line&sort=LOW_PRICE&x=1');
    await hydrated(page);
    for (const target of [2, 3, 1]) {
      await page.evaluate(() => window.scrollTo(0, 1_000));
      await pageLink(page, target).dispatchEvent('click');
      await expect(list(page)).toHaveAttribute('data-page', String(target));
      const kept = { sort: 'LOW_PRICE', utm_source: 'line', x: '1' };
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual(target === 1 ? kept : { ...kept, page: String(target) });
      expect(await page.evaluate(() => window.scrollY)).toBe(1_000);
    }
  });

  test('a page chosen just as unknown parameters have returned is shown', { tag: '@all' }, async ({
    page,
  }) => {
    await page.goto('/products?x=1');
    await hydrated(page);
    // Clicks when Next has committed those of the second page, before the effects of that commit run.
    await page.evaluate(() => {
      const replace = window.history.replaceState;
      window.history.replaceState = (state, title, url) => {
        const isCommit = state.__NA === true && String(url).includes('x=1');
        replace.call(window.history, state, title, url);
        if (!isCommit) return;
        window.history.replaceState = replace;
        const third = document.querySelector<HTMLElement>('[data-testid=pagination] a[href*="page=3"]');
        queueMicrotask(() => third?.click());
      };
    });
    await pageLink(page, 2).dispatchEvent('click');
    await expect(list(page)).toHaveAttribute('data-page', '3');
    await expect(page).toHaveURL(/\?page=3&x=1$/);
  });

  test('[R20] [X37] changing the page keeps query, history and scroll position, and moves the focus', async ({
    page,
  }) => {
    await page.goto('/products?sort=LOW_PRICE&x=1');
    await hydrated(page);
    const first = await items(page).first().textContent();
    const entries = await page.evaluate(() => history.length);
    await page.evaluate(() => window.scrollTo(0, 1_000));
    await pageLink(page, 2).dispatchEvent('click');
    await expect(list(page)).toHaveAttribute('data-page', '2');
    // Unknown parameters are restored to the address a moment after the page has changed.
    const params = () => Object.fromEntries(new URL(page.url()).searchParams);
    await expect.poll(params).toEqual({ sort: 'LOW_PRICE', x: '1', page: '2' });
    expect(await page.evaluate(() => [history.length, window.scrollY])).toEqual([entries, 1_000]);
    expect(await items(page).first().textContent()).not.toBe(first);
    await expect(list(page)).toBeFocused();
    await expect(page.getByText(/^หน้า 2 จาก \d+$/)).toHaveAttribute('role', 'status');
  });

  test('[R25] an invalid page number is the first page, one beyond the end has no items', async ({
    page,
    server,
  }) => {
    const brands = async (query: string) => {
      const { body } = await send(server.port, 'zest', `/brands${query}`);
      return body.match(/href="\/brand\/[^"]+"/g);
    };
    const first = await brands('');
    expect(first?.length).toBeGreaterThan(3);
    for (const bad of ['0', '-1', 'abc', '1.5']) expect(await brands(`?page=${bad}`)).toEqual(first);
    await page.goto('/brands?page=999');
    await expect(page.getByTestId('no-data').getByRole('link')).toHaveAttribute('href', '?');
    await expect(page.locator('meta[name=robots][content*=noindex]').first()).toBeAttached();
  });

  test('[B1] brands by name, by category and the popular ones', async ({ page, server }) => {
    const since = Date.now();
    await page.goto('/en/brands');
    await page.getByRole('searchbox', { name: 'Find a brand' }).fill('boom');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/en\/brands\?keyword=boom$/);
    await expect(items(page)).toHaveText(['Boomora']);
    await page.goto('/en/brands');
    await hydrated(page);
    await page.getByRole('link', { name: 'Popular brands' }).click();
    await expect(page).toHaveURL(/filter=hot$/);
    await page.getByTestId('brand-list').getByTestId('tab').nth(2).click();
    await expect(page).not.toHaveURL(/hot/);
    const queries = (await bodiesOf(server, since, 'brandNavigate')).map(
      (body) => (body as { query: object }).query,
    );
    expect(queries).toContainEqual({ keyword: 'boom', classificationIds: [], onlyHotBrand: false });
    expect(queries).toContainEqual({ classificationIds: [], onlyHotBrand: true });
    expect(queries.at(-1)).toMatchObject({ classificationIds: [expect.any(String)], onlyHotBrand: false });
  });

  test('[B2] [X27] a brand and a board are read by code; an id redirects there permanently', async ({
    server,
  }) => {
    // Purges pages that another test may have cached.
    await moveClock(server, 0);
    const since = Date.now();
    for (const path of ['/brand/odeka', '/leaderboard-products/b402'])
      expect((await send(server.port, 'zest', path)).status).toBe(200);
    const asked = new Set((await journal(server, since)).map(({ endpoint }: JournalEntry) => endpoint));
    for (const name of ['brandByCode', 'brandExtend', 'dealsByBrand', 'boardByCode', 'boardRefs'])
      expect(asked).toContain(name);
    for (const [from, to] of [
      ['/brand/508', '/brand/boomora'],
      ['/leaderboard-products/401', '/leaderboard-products/b401'],
      ['/zestbuy-deal/701', '/zestbuy-deal/zbc'],
    ] as const) {
      const { status, headers } = await send(server.port, 'zest', from);
      expect([status, headers.location]).toEqual([301, to]);
    }
  });

  test('[B5] a board’s page shows its order and numbers its places', async ({ page }) => {
    await page.goto('/en/leaderboard-products/b401');
    await expect(page.getByTestId('board-caption')).toHaveText(/^Ranked by sales/);
    expect((await page.getByTestId('rank-index').allTextContents()).slice(0, 3)).toEqual(['01', '02', '03']);
  });

  test('[R15] the daily offers count down to their next change', async ({ page, server }) => {
    // Again if the offers change between the two reads.
    await expect(async () => {
      const { nextUpdateTime } = await apiOf(server, 'zest').call(dailySpecialConfig, {});
      await page.goto('/daily-special-offers');
      const countdown = page.getByTestId('countdown');
      await expect(countdown).toHaveText(/^\d{2,}:\d{2}:\d{2}$/);
      const [hours = 0, minutes = 0, seconds = 0] = ((await countdown.textContent()) ?? '')
        .split(':')
        .map(Number);
      const left = (nextUpdateTime - Date.now()) / 1_000;
      expect(Math.abs(hours * 3_600 + minutes * 60 + seconds - left)).toBeLessThan(5);
    }).toPass();
  });

  test('an unknown address is not found', async ({ server }) => {
    for (const path of [
      '/products/none-c999',
      '/products/none',
      '/brand/none',
      '/leaderboard-products/none',
      '/zestbuy-deal/none',
    ])
      expect([path, (await send(server.port, 'zest', path)).status]).toEqual([path, 404]);
  });
});

test.describe('on a phone', () => {
  test.use({ ...PHONE, expectedErrors: /500/ });

  test('[SP7] the button appends; after a failure it retries that page, and no item appears twice', async ({
    page,
    server,
  }) => {
    await page.goto('/brands');
    await hydrated(page);
    const since = Date.now();
    const before = await items(page).count();
    const more = page.getByTestId('load-more');
    await spoil(server, { endpoint: 'brandNavigate', fault: 'status=500' });
    await more.click();
    await expect(more).toHaveAttribute('data-state', 'failed');
    expect(await items(page).count()).toBe(before);
    await more.click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(before);
    await more.click();
    await expect(more).toHaveCount(0);
    const pages = (await bodiesOf(server, since, 'brandNavigate')) as { pageRequest: { page: number } }[];
    expect(pages.map(({ pageRequest }) => pageRequest.page)).toEqual([2, 2, 3]);
    const ids = await items(page)
      .getByTestId('brand-card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-id')));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new URL(page.url()).search).toBe('');
  });
});

test.describe('without script', () => {
  test.use({ ...DESKTOP, javaScriptEnabled: false });

  test('filters, sorts, pages and the search for brands are links and a form', async ({ page }) => {
    await page.goto('/en/products');
    await page.locator('[data-testid=filter-menu][data-id=platform] summary').click();
    await page.locator('[data-id=platform-LAZADA]').click();
    await expect(page.getByTestId('filter-chip')).toHaveText('Lazada');
    await page.getByRole('link', { name: 'Best selling' }).click();
    await pageLink(page, 2).click();
    await expect(list(page)).toHaveAttribute('data-page', '2');
    await expect(page.getByTestId('filter-chip')).toHaveText('Lazada');
    await page.goto('/en/brands?filter=hot');
    await page.getByRole('searchbox', { name: 'Find a brand' }).fill('nimo');
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveText(['Nimora']);
    await expect(page).toHaveURL(/filter=hot/);
  });
});
