import type { Locator, Page } from 'playwright/test';
import { collect, thumbUp } from '#schemas/api/interaction.ts';
import { clientPages, recommendedDeals } from '#schemas/api/search.ts';
import { PAGE } from '#schemas/constants.ts';
import { findChromium } from '../../scripts/setup.mjs';
import { apiOf } from '../support/api.ts';
import { readRows } from '../support/database.ts';
import { sendJson } from '../support/http.ts';
import { journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { PHONE } from './devices.ts';
import { signIn, signOut } from './people-kit.ts';
import { hydrated, shiftSince } from './story.ts';
import { expect, origin, test } from './test.ts';

type GrowingList = { path: string; list: string; card: string; pages: number; isEager?: boolean };

const FEED: GrowingList = { path: '/', list: 'module-recommended-deals', card: 'deal-card', pages: 3 };
const LISTS: GrowingList[] = [
  FEED,
  { path: '/products', list: 'item-list', card: 'goods-card', pages: 1 },
  { path: '/articles', list: 'newest-list', card: 'discover-card', pages: 2, isEager: true },
  { path: '/en/search?keyword=audio&tab=deals', list: 'item-list', card: 'deal-card', pages: 1 },
];

const listOf = (page: Page, { list }: GrowingList) => page.getByTestId(list);
const itemsOf = (page: Page, kind: GrowingList) =>
  listOf(page, kind).locator(`ul:has(> li [data-testid=${kind.card}])`);
/** Number of items, in a long list including those that aren't in the document. */
const sizeOf = (page: Page, kind: GrowingList) =>
  itemsOf(page, kind).evaluate(
    (list) => Number(list.style.getPropertyValue('--count')) || list.children.length,
  );
const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Loads as many more pages as the kind says. */
async function grow(page: Page, kind: GrowingList) {
  for (let appended = 0; appended < kind.pages; appended += 1) {
    const before = await sizeOf(page, kind);
    const more = listOf(page, kind).getByTestId('load-more');
    if (kind.isEager) await more.scrollIntoViewIfNeeded();
    else await more.tap();
    await expect(listOf(page, kind).getByTestId('skeleton')).toHaveCount(0);
    await expect.poll(() => sizeOf(page, kind)).toBeGreaterThan(before);
  }
  return sizeOf(page, kind);
}

/** Scrolls the card at an index of the list to the middle of the screen. */
async function lookAt(page: Page, kind: GrowingList, index: number): Promise<Locator> {
  const marked = itemsOf(page, kind).locator(`> li[data-index="${index}"]`);
  const item =
    (await itemsOf(page, kind).locator('> li[data-index]').count()) > 0
      ? marked
      : itemsOf(page, kind).locator('> li').nth(index);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(async () => {
    if ((await item.count()) === 0)
      await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
    expect(await item.count()).toBe(1);
  }).toPass({ intervals: [200] });
  const id = await item.getByTestId(kind.card).getAttribute('data-id');
  const card = itemsOf(page, kind).locator(`[data-testid=${kind.card}][data-id="${id}"]`);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return card;
}

/** Opens a card as a shopper does, and gives its position. */
async function open(page: Page, card: Locator) {
  const place = await topOf(card);
  const here = page.url();
  await card.locator('a[href]').first().tap();
  await expect(page).not.toHaveURL(here);
  await expect(page.locator('h1')).toBeVisible();
  return place;
}

/** List requests of the browser to the API. */
async function askedLists(server: RunningServer, since: number) {
  const calls = await journal(server, since);
  const paged = calls.filter(({ origin, body }) => origin === 'browser' && /"pageRequest"/.test(body));
  return paged.map(({ endpoint, body }) => `${endpoint} ${body}`);
}

// Between two pages the head has no icon for a moment, in which the browser requests the default one.
test.use(PHONE);
for (const kind of LISTS)
  test(`[R24] ${kind.path}: going back from a card restores the pages, the position and the focus, also after a reload`, {
    tag: kind.path === '/products' ? [] : '@all',
  }, async ({ page, server }) => {
    await page.goto(kind.path);
    await hydrated(page);
    const size = await grow(page, kind);
    const card = await lookAt(page, kind, Math.min(34, size - 3));
    const since = Date.now();

    const place = await open(page, card);
    await page.goBack();
    await expect(card.locator(':focus')).toHaveCount(1);
    await expect.poll(() => topOf(card)).toBe(place);
    expect(await sizeOf(page, kind)).toBe(size);

    await open(page, card);
    await page.reload();
    await hydrated(page);
    const left = Date.now();
    await page.goBack();
    await expect(card.locator(':focus')).toHaveCount(1);
    await expect.poll(() => topOf(card)).toBe(place);
    expect(await sizeOf(page, kind)).toBe(size);
    expect(await shiftSince(page, left)).toBeLessThan(0.02);
    await expect(card.locator('[data-overlay=open]')).toHaveCount(0);
    expect(await askedLists(server, since)).toEqual([]);
  });

const OWN = [
  { list: 'favorites', mark: collect.path, subjectType: 'CONTENT', card: 'deal-card' },
  { list: 'likes', mark: thumbUp.path, subjectType: 'ARTICLE', card: 'note-card' },
] as const;

for (const { list, mark, subjectType, card: cardId } of OWN)
  test(`[R24] ${list} are restored with their pages and position`, { tag: '@all' }, async ({
    page,
    server,
  }) => {
    const headers = { authorization: `Bearer ${await signIn(page, server, `return-${list}`)}` };
    const subjects = await subjectsOf(server, subjectType);
    for (const subjectId of subjects)
      await sendJson(server.port, 'zest', `/api${mark}`, {
        method: 'POST',
        headers,
        body: { subjectType, subjectId },
      });
    const kind: GrowingList = { path: `/${list}`, list: 'mark-list', card: cardId, pages: 1 };
    await page.goto(kind.path);
    await hydrated(page);
    await expect(itemsOf(page, kind)).toBeVisible();
    expect(await grow(page, kind)).toBe(subjects.length);
    const card = await lookAt(page, kind, subjects.length - 3);
    const since = Date.now();
    const place = await open(page, card);
    await page.goBack();
    await expect(card.locator(':focus')).toHaveCount(1);
    await expect.poll(() => topOf(card)).toBe(place);
    expect(await sizeOf(page, kind)).toBe(subjects.length);
    // The card's own page loads its comments for the member.
    expect((await askedLists(server, since)).filter((call) => call.startsWith('markPage'))).toEqual([]);
  });

/** Ids of more items of a kind than a page of a list has. */
async function subjectsOf(server: RunningServer, type: 'CONTENT' | 'ARTICLE'): Promise<string[]> {
  const pageRequest = { size: 24 };
  const api = apiOf(server, 'zest');
  const { content } =
    type === 'CONTENT'
      ? await api.call(recommendedDeals, { body: { pageRequest } })
      : await api.call(clientPages, { body: { contentTypeCodes: ['ARTICLE'], pageRequest } });
  expect(content.length).toBeGreaterThan(PAGE.size);
  return content.map(({ id }) => id);
}

test('[R24] the chosen tab is restored with its pages', { tag: '@all' }, async ({ page, server }) => {
  await page.goto('/');
  await hydrated(page);
  const tab = listOf(page, FEED).getByRole('tab').nth(1);
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(listOf(page, FEED).getByTestId('skeleton')).toHaveCount(0);
  const size = await grow(page, { ...FEED, pages: 1 });
  const card = await lookAt(page, FEED, size - 3);
  const since = Date.now();
  const place = await open(page, card);
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => topOf(card)).toBe(place);
  expect(await sizeOf(page, FEED)).toBe(size);
  expect(await askedLists(server, since)).toEqual([]);
});

test('[R24] after the end of a session, with the reset flag, earlier pages start over', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'return-member');
  await page.goto('/');
  await hydrated(page);
  const first = await sizeOf(page, FEED);
  await grow(page, { ...FEED, pages: 1 });
  const card = await lookAt(page, FEED, 3);
  // The only call of the deal's page that a guest can't make; the session may end after it.
  const ownAlert = page.waitForResponse(/user\/price-alerts/);
  await open(page, card);
  await ownAlert;
  await signOut(page);
  await page.goBack();
  await expect.poll(() => sizeOf(page, FEED)).toBe(first);
});

test('[X32] going back from another site restores the page from the browser’s cache; its countdown continues and it counts as a view', async ({
  playwright,
  launchOptions,
  server,
}) => {
  // Playwright disables the back/forward cache, and a headless browser has none.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const executablePath = findChromium();
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath, ignoreDefaultArgs });
  const page = await browser.newPage({ ...PHONE, baseURL: origin(server, 'zest') });
  await page.goto('/');
  await hydrated(page);
  // A key press starts the collector.
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-observed]')).toBeAttached();
  const visitor = (await page.context().cookies()).find(({ name }) => name === 'user-pseudo-id')?.value;
  await expect(page.getByTestId('countdown').first()).toHaveText(/\d/);
  const before = await secondsLeft(page);
  await page.evaluate(() => {
    const pageShown = new Promise((resolve) =>
      window.addEventListener('pageshow', ({ persisted }) => resolve(persisted)),
    );
    Object.assign(window, { pageShown });
  });
  await page.goto(`${origin(server, 'guide')}/about-us`);
  await page.waitForTimeout(2_500);
  // Going back at once would destroy the caller before it gets a response.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(page).toHaveURL(/zest/);
  expect(await page.evaluate(() => (window as unknown as { pageShown: Promise<boolean> }).pageShown)).toBe(
    true,
  );
  expect(before - (await secondsLeft(page))).toBeGreaterThanOrEqual(2);
  await page.goto('about:blank');
  // Pages left by other tests may still send theirs.
  const views = async () => {
    const sql = "SELECT path FROM analytics_events WHERE event_name = 'page-view' AND visitor_id = $1";
    return (await readRows<{ path: string }>(server, sql, [visitor])).map(({ path }) => path);
  };
  await expect.poll(views).toEqual(['/', '/']);
  await browser.close();
});

/** Value of the page's first countdown. */
const secondsLeft = async (page: Page) => {
  const shown = await page.getByTestId('countdown').first().textContent();
  return (shown ?? '').split(':').reduce((left, part) => left * 60 + Number(part), 0);
};
