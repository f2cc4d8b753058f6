import type { Locator, Page } from '@playwright/test';
import { journal } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { PHONE } from './devices.ts';
import { signIn, signOut } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, test } from './test.ts';

type GrowingList = { path: string; list: string; card: string; pages: number; isEager?: boolean };

const FEED: GrowingList = { path: '/', list: 'module-recommended-deals', card: 'deal-card', pages: 3 };
const LISTS: GrowingList[] = [
  FEED,
  { path: '/products', list: 'item-list', card: 'goods-card', pages: 1 },
  { path: '/articles', list: 'newest-list', card: 'discover-card', pages: 1, isEager: true },
  { path: '/en/search?keyword=a&tab=deals', list: 'item-list', card: 'deal-card', pages: 1 },
];

const listOf = (page: Page, { list }: GrowingList) => page.getByTestId(list);
const cardsOf = (page: Page, kind: GrowingList) => listOf(page, kind).getByTestId(kind.card);
const idsOf = (cards: Locator) => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-id')));
const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Appends as many pages as the kind says. */
async function grow(page: Page, kind: GrowingList) {
  const cards = cardsOf(page, kind);
  for (let appended = 0; appended < kind.pages; appended += 1) {
    const before = await cards.count();
    const more = listOf(page, kind).getByTestId('load-more');
    if (kind.isEager) await more.scrollIntoViewIfNeeded();
    else await more.tap();
    await expect.poll(() => cards.count()).toBeGreaterThan(before);
  }
}

/** Opens a card as a shopper does, and says where it was. */
async function open(page: Page, card: Locator) {
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const place = await topOf(card);
  const here = page.url();
  await card.locator('a[href]').first().tap();
  await expect(page).not.toHaveURL(here);
  await expect(page.locator('h1')).toBeVisible();
  return place;
}

/** What the browser has asked the API for, of lists. */
async function askedLists(server: RunningServer, since: number) {
  const calls = await journal(server, since);
  const paged = calls.filter(({ origin, body }) => origin === 'browser' && /"pageRequest"/.test(body));
  return paged.map(({ endpoint, body }) => `${endpoint} ${body}`);
}

/** How much the page's content jumps from now on, as the browser measures it. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) => {
          const shifts = entries.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test.use(PHONE);

for (const kind of LISTS)
  test(`[R24] ${kind.path}: back from a card the pages, the place and the focus are there, also after a reload`, async ({
    page,
    server,
  }) => {
    await page.goto(kind.path);
    await hydrated(page);
    await grow(page, kind);
    const cards = cardsOf(page, kind);
    const ids = await idsOf(cards);
    const card = cards.nth(Math.min(34, ids.length - 3));
    const place = await open(page, card);

    const since = Date.now();
    await page.goBack();
    await expect(cards).toHaveCount(ids.length);
    await expect.poll(() => topOf(card)).toBe(place);
    await expect(card.locator(':focus')).toHaveCount(1);
    expect(await idsOf(cards)).toEqual(ids);

    const again = await open(page, card);
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(cards).toHaveCount(ids.length);
    await expect.poll(() => topOf(card)).toBe(again);
    await expect(card.locator(':focus')).toHaveCount(1);
    expect(await idsOf(cards)).toEqual(ids);
    expect(await shiftOf(page)).toBeLessThan(0.02);
    expect(await askedLists(server, since)).toEqual([]);
  });

test('[R24] the chosen tab comes back with its pages', async ({ page, server }) => {
  await page.goto('/');
  await hydrated(page);
  const tab = listOf(page, FEED).getByRole('tab').nth(1);
  await tab.tap();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  const cards = cardsOf(page, FEED);
  await expect(listOf(page, FEED).getByTestId('skeleton')).toHaveCount(0);
  await grow(page, { ...FEED, pages: 1 });
  const ids = await idsOf(cards);
  const place = await open(page, cards.nth(ids.length - 3));
  const since = Date.now();
  await page.goBack();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect.poll(() => topOf(cards.nth(ids.length - 3))).toBe(place);
  expect(await idsOf(cards)).toEqual(ids);
  expect(await askedLists(server, since)).toEqual([]);
});

test('[R24] with the end of a session, the reset flag, earlier pages start anew', async ({
  page,
  server,
}) => {
  await signIn(page, server, 'return-member');
  await page.goto('/');
  await hydrated(page);
  await grow(page, { ...FEED, pages: 1 });
  const cards = cardsOf(page, FEED);
  const count = await cards.count();
  await open(page, cards.nth(3));
  await signOut(page);
  await page.goBack();
  await expect(page.getByTestId('module-recommended-deals')).toBeVisible();
  await expect.poll(() => cards.count()).toBe(count - 20);
});
