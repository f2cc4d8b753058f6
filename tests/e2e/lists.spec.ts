import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { clientPages } from '#schemas/api/search.ts';
import type { JournalEntry } from '#server/edge/api/journal.ts';
import { sendJson } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hold } from './hold.ts';
import { drawn, hydrated, openStory, shiftSince, story } from './story.ts';
import { expect, test } from './test.ts';

/** Injects a fault into the browser's next call for more articles. */
const spoil = (server: RunningServer, fault: string) =>
  sendJson(server.port, 'zest', '/api/__debug/faults', {
    method: 'POST',
    body: { endpoint: 'clientPages', fault },
  });

/** Pages of articles requested by browsers. */
async function askedPages(server: RunningServer, since: number): Promise<number[]> {
  const { json } = await sendJson(server.port, 'zest', `/api/__debug/requests?since=${since}`);
  return (json.data as JournalEntry[])
    .filter(({ endpoint, origin }) => endpoint === 'clientPages' && origin === 'browser')
    .map(({ body }) => JSON.parse(body).pageRequest.page);
}

/** Scrolls through a page, so that every picture comes near. */
async function scrollThrough(page: Page) {
  for (let seen = -1, top = 0; top > seen; ) {
    seen = top;
    await page.evaluate(() => window.scrollBy({ top: 600, behavior: 'instant' }));
    await drawn(page);
    top = await page.evaluate(() => window.scrollY);
  }
}

/** Lists by their addresses; a category has a parent, a deal list may be narrowed. */
const LISTS = [
  '/products',
  '/products/phones-1',
  '/deals',
  '/deals?filter=platform-SHOPEE&sort=DISCOUNT',
  '/daily-special-offers',
  '/zestbuy-deal/zbc',
  '/search?keyword=หูฟัง',
  '/search?keyword=หูฟัง&tab=deals',
  '/brands',
  '/topic',
  '/articles',
];

test.describe('on a phone', () => {
  test.use(PHONE);

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the first thing of every list begins within 300 px', { tag: '@all' }, async ({ page }) => {
      for (const path of LISTS) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const cards = page.locator('main').getByTestId(/^(goods|deal|daily-deal|brand|discover|topic)-card$/);
        const top = (await cards.first().boundingBox())?.y;
        expect.soft(top, path).toBeLessThanOrEqual(300);
      }
    });
  });

  for (const path of ['/products', '/deals', '/search?keyword=หูฟัง'])
    test(`the header of ${path} gives way`, { tag: path === '/products' ? [] : '@all' }, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(() => window.scrollTo(0, 600));
      await expect(page.getByTestId('header')).not.toBeInViewport();
      await page.evaluate(() => window.scrollBy(0, -100));
      await expect(page.getByTestId('header')).toBeInViewport();
    });

  test.describe('when a page fails', () => {
    test.use({ expectedErrors: /500/ });

    test('[SP7] the button retries that page, and no item appears twice', async ({ page, server }) => {
      const since = Date.now();
      await spoil(server, 'status=500');
      await page.goto('/articles');
      await hydrated(page);
      const list = page.getByTestId('newest-list');
      const cards = list.getByTestId('discover-card');
      const more = list.getByTestId('load-more');
      const first = await cards.count();

      const release = await hold(page, `**${clientPages.path}`);
      await more.scrollIntoViewIfNeeded();
      await expect(list.getByTestId('spinner')).toBeVisible();
      release();
      await expect(more).toHaveAttribute('data-state', 'failed');
      await expect(list.getByTestId('spinner')).toHaveCount(0);
      expect(await cards.count()).toBe(first);
      expect(await askedPages(server, since)).toEqual([2]);

      await more.click();
      await expect.poll(() => cards.count()).toBeGreaterThan(first);
      expect((await askedPages(server, since)).slice(0, 2)).toEqual([2, 2]);

      // Loads to the end, where no more is offered. The button may go between the two lines.
      await expect(async () => {
        if (await more.isVisible()) await more.click({ timeout: 500 });
        await expect(more).toHaveCount(0, { timeout: 500 });
      }).toPass();
      const ids = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-id')));
      expect(new Set(ids).size).toBe(ids.length);
    });
  });

  for (const [path, name, isEager] of [
    ['/articles', 'newest-list', true],
    ['/products', 'item-list', false],
  ] as const)
    test(`${path}: the content below the list has made room before a slow page arrives, also before the last one`, {
      tag: path === '/products' ? [] : '@all',
    }, async ({ page }) => {
      await page.route('**/api/**', async (route) => {
        if (route.request().postData()?.includes('pageRequest')) await sleep(1_200);
        await route.continue().catch(() => undefined);
      });
      await page.goto(path);
      await hydrated(page);
      const list = page.getByTestId(name);
      const articles = list.locator('article');
      const first = await articles.count();
      const more = list.getByTestId('load-more');
      await more.scrollIntoViewIfNeeded();
      // For half a second the browser doesn't count a shift caused by touch.
      if (!isEager) await more.evaluate((button: HTMLElement) => button.click());
      await expect(list.getByTestId('spinner')).toBeVisible();
      const since = Date.now();
      await expect.poll(() => articles.count()).toBeGreaterThan(first);
      expect(await shiftSince(page, since)).toBeLessThan(0.05);
    });

  test('[SP15] pictures are requested at quality 40, as webp', async ({ page }) => {
    await page.goto('/');
    expect(await picturesOf(page)).toMatchObject({ qualities: ['40'], formats: ['webp'] });
  });
});

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('[SP7] numbered pages in place of a button, and a message for an empty list', async ({ page }) => {
    await page.goto('/articles');
    await expect(page.getByTestId('pagination')).toBeVisible();
    await expect(page.getByTestId('load-more')).toBeHidden();
    await page.getByTestId('pagination').getByRole('link', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await page.goto('/articles?page=99');
    await expect(page.getByTestId('no-data').first()).toBeVisible();
  });

  test('[SP15] pictures are requested at quality 70, in the sizes of their kinds', async ({ page }) => {
    await page.goto('/');
    const home = await picturesOf(page);
    expect(home).toMatchObject({ qualities: ['70'], formats: ['webp'] });
    expect(home.sizes).toEqual(expect.arrayContaining(['450x450', '300x300', '200x200']));
    await openStory(page, 'content');
    // Pictures out of view are requested when the browser comes to them.
    await expect
      .poll(async () => (await picturesOf(page)).sizes)
      .toEqual(expect.arrayContaining(['550x550', '400x400', '200x200', '600x750']));
  });

  for (const [width, quality] of [
    [480, '40'],
    [1_920, '100'],
  ] as const)
    test(`[SP15] a window ${width} px wide requests quality ${quality}, on any device`, {
      tag: width > 1_600 ? [] : '@all',
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      expect(await picturesOf(page)).toMatchObject({ qualities: [quality], formats: ['webp'] });
    });

  test.describe('the end of a strip', () => {
    const track = (page: Page) => story(page, 'strip').getByTestId('strip-track');
    const toEnd = (page: Page, behavior: ScrollBehavior = 'instant') =>
      track(page).evaluate((element, how) => element.scrollTo({ left: 99_999, behavior: how }), behavior);

    test('leads on when the wheel pushes there, once, and not again on the way back', async ({ page }) => {
      await page.clock.install();
      await openStory(page, 'lists');
      await track(page).hover();
      for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(400, 0);
      await expect(page).toHaveURL(/\/stories\/goods$/);
      await page.clock.runFor(1_000);
      expect(await page.evaluate(() => history.length)).toBe(3);
      await page.goBack();
      await expect(page).toHaveURL(/\/stories\/lists$/);
      await hydrated(page);
      await page.clock.runFor(1_000);
      expect(new URL(page.url()).pathname).toBe('/stories/lists');
    });

    test('leads on by its arrow', { tag: '@all' }, async ({ page }) => {
      await openStory(page, 'lists');
      await toEnd(page);
      await story(page, 'strip').getByTestId('strip-next').click();
      await expect(page).toHaveURL(/\/stories\/goods$/);
    });

    test('does not lead on by focus, keys, a restored position or resizing', async ({ page }) => {
      await page.clock.install();
      await openStory(page, 'lists');
      await toEnd(page);
      await page.setViewportSize({ width: 700, height: 800 });
      await toEnd(page);
      await story(page, 'strip').getByTestId('strip-end').focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await page.clock.runFor(1_000);
      expect(new URL(page.url()).pathname).toBe('/stories/lists');
    });
  });
});

/** Resized pictures that a page requests while a visitor scrolls through it. */
async function picturesOf(page: Page) {
  await hydrated(page);
  await scrollThrough(page);
  const asked = await page
    .locator('img[src^="/media/"]')
    .evaluateAll((all) => all.flatMap((image) => (image as HTMLImageElement).currentSrc || []));
  const copies = asked.map(
    (src) => /@(?<size>\d+x\d+)q(?<quality>\d+)\.(?<format>\w+)$/.exec(src)?.groups ?? { src },
  );
  const distinct = (name: string) => [...new Set(copies.map((copy) => copy[name] ?? ''))].sort();
  return { sizes: distinct('size'), qualities: distinct('quality'), formats: distinct('format') };
}
