import type { Page } from 'playwright/test';
import { dailySpecialConfig, homeBoards } from '#schemas/api/integration.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { apiOf } from '../support/api.ts';
import { send } from '../support/http.ts';
import { nodeOfType, readPage } from '../support/pages.ts';
import { moveClock } from '../support/rig.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { restOf, swipeToEnd, wheelToEnd } from './gestures.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const MINUTE = 60_000;

const strip = (page: Page, module: string) => page.getByTestId(`module-${module}`).first();
const track = (page: Page, module: string) => strip(page, module).getByTestId('strip-track');
const pathIs = (path: string) => (url: URL) => url.pathname === path;
/** States of the cards' pictures, in order; a placeholder keeps a picture's place until it comes near. */
const pictureStates = (page: Page, module: string) =>
  strip(page, module)
    .locator('article img[data-state]')
    .evaluateAll((all) => all.map((image) => image.dataset.state));

/** Picture URLs of a strip's header in the three languages. */
async function headPictures(page: Page, module: string) {
  const found: string[] = [];
  for (const lang of LANGUAGES) {
    await page.goto(inLanguage(lang, '/'));
    const image = strip(page, module).locator('img:not(article img)').first();
    found.push((await image.getAttribute('src')) ?? '');
  }
  // An address with a language stores it for later visits, as soon as its page is hydrated.
  await page.goto('about:blank');
  await page.context().clearCookies();
  return found;
}

test.describe('on a desktop', () => {
  test.use(DESKTOP);

  test('[H5] the leaderboard strip has a cover in the language, a card per board, and its end leads to the full list', async ({
    page,
    server,
  }) => {
    const [thai, english, indonesian] = await headPictures(page, 'leaderboard-strip');
    expect(thai).not.toBe(english);
    expect(indonesian).toBe(english);

    const { document } = await readPage(server, 'zest', '/');
    const { source } = nodeOfType(document, 'leaderboard-strip').props as { source: { pick: string[] } };
    const codes = source.pick;
    const boards = await apiOf(server, 'zest').call(homeBoards, { body: { codes } });
    await page.goto('/');
    const cards = strip(page, 'leaderboard-strip').getByTestId('leaderboard-card');
    await expect(cards).toHaveCount(boards.length);
    for (const [index, board] of boards.entries()) {
      const card = cards.nth(index);
      await expect(card.getByTestId('leaderboard-name')).toHaveText(board.name ?? '');
      await expect(card.getByTestId('board-time')).toHaveText(/\S/);
      await expect(card.getByRole('link')).toHaveAttribute('href', `/leaderboard-products/${board.code}`);
      await card.scrollIntoViewIfNeeded();
      const picture = board.refs?.[0]?.goodsDetail?.goods?.pictureUrls?.[0] ?? 'none';
      await expect(card.locator('img[data-state]')).toHaveAttribute('src', new RegExp(`^${picture}`));
    }
    await expect(
      strip(page, 'leaderboard-strip').getByRole('heading').first().getByRole('link'),
    ).toHaveAttribute('href', '/leaderboard');

    await page.goto('/');
    await hydrated(page);
    await wheelToEnd(page, track(page, 'leaderboard-strip'));
    await expect(page).toHaveURL(pathIs('/leaderboard'));
  });

  test('[H8] the countdown follows the server’s clock, regardless of the visitor’s', async ({
    page,
    server,
  }) => {
    const ahead = 17 * MINUTE;
    await moveClock(server, ahead);
    await page.clock.install({ time: Date.now() - 5_000 * MINUTE });
    // Again if the offers change between the two reads.
    await expect(async () => {
      const { nextUpdateTime } = await apiOf(server, 'zest').call(dailySpecialConfig, {});
      await page.goto('/');
      const countdown = strip(page, 'daily-special').getByTestId('countdown');
      const shown = await countdown.textContent();
      const [hours = 0, minutes = 0, seconds = 0] = (shown ?? '').split(':').map(Number);
      const left = (nextUpdateTime - Date.now() - ahead) / 1_000;
      expect(Math.abs(hours * 3_600 + minutes * 60 + seconds - left)).toBeLessThan(5);
    }).toPass();
    await moveClock(server, 0);
  });

  test('[H8] the daily strip has a title in the language, and its end leads to the offers', async ({
    page,
  }) => {
    const [thai, english, indonesian] = await headPictures(page, 'daily-special');
    expect(thai).not.toBe(english);
    expect(indonesian).toBe(english);
    await page.goto('/');
    await expect(strip(page, 'daily-special').getByTestId('section-link')).toHaveAttribute(
      'href',
      '/daily-special-offers',
    );
    await hydrated(page);
    await wheelToEnd(page, track(page, 'daily-special'));
    await expect(page).toHaveURL(pathIs('/daily-special-offers'));
  });

  test('[H9] recommended articles: four pictures at once, the fifth when it comes near', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const module = strip(page, 'recommended-articles');
    await expect(module.getByRole('heading').first().getByRole('link')).toHaveAttribute('href', '/articles');
    const cards = module.getByTestId('discover-card');
    await expect(cards.first()).toHaveAttribute('data-layout', 'vertical');
    const states = await pictureStates(page, 'recommended-articles');
    expect(states.length).toBeGreaterThan(4);
    expect(states.slice(0, 4)).not.toContain('placeholder');
    expect(states.slice(4)).toEqual(states.slice(4).map(() => 'placeholder'));
    await cards.nth(4).scrollIntoViewIfNeeded();
    await expect(cards.nth(4).locator('img[data-state]')).toHaveAttribute('data-state', 'loaded');
  });

  test('[H10] topics: cards with covers 750 high and links to their topic', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const module = strip(page, 'topics');
    await expect(module.getByRole('heading').first().getByRole('link')).toHaveAttribute('href', '/topic');
    const card = module.getByTestId('topic-card').first();
    const asked = page.waitForRequest(/@\d+x750(?!\d)/);
    await card.scrollIntoViewIfNeeded();
    expect((await (await asked).response())?.status()).toBe(200);
    await expect(card).toHaveText(/\S+/);
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/topic\/[^/]+$/);
  });

  test('[H11] deals: three pictures at once and the rest lazily; header and end lead to the full list', async ({
    page,
    server,
  }) => {
    const { body } = await send(server.port, 'zest', '/');
    const html = body.slice(body.indexOf('data-testid="module-deals"'));
    const cards = html.slice(0, html.indexOf('</section>'));
    const states = [...cards.matchAll(/<img[^>]* data-state="(\w+)"/g)].map(([, state]) => state);
    expect(states.length).toBeGreaterThan(3);
    expect(states).toEqual(states.map((_, index) => (index < 3 ? 'loading' : 'placeholder')));

    await page.goto('/');
    await hydrated(page);
    const module = strip(page, 'deals');
    const link = module.getByTestId('section-link');
    await expect(link).toHaveAttribute('href', '/zestbuy-deal/zbc');
    await expect(module.getByRole('heading').first().getByRole('link')).toHaveAttribute(
      'href',
      '/zestbuy-deal/zbc',
    );
    await wheelToEnd(page, track(page, 'deals'));
    await expect(page).toHaveURL(pathIs('/zestbuy-deal/zbc'));
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[H5] the end of the leaderboard strip doesn’t lead on', { tag: '@all' }, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrated(page);
    await swipeToEnd(page, track(page, 'leaderboard-strip'));
    await expect.poll(() => restOf(track(page, 'leaderboard-strip'))).toBeLessThan(2);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(pathIs('/'));
  });

  test('[H8] a daily card leads to the offers', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await strip(page, 'daily-special').locator('article').first().getByRole('link').first().tap();
    await expect(page).toHaveURL(pathIs('/daily-special-offers'));
  });
});
