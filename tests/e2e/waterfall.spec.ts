import type { Browser, Locator, Page } from 'playwright/test';
import { CARD_EXTRA_HEIGHT_PX, FEED, FEED_GAP_PX } from '#storefront/waterfall/feed-layout.ts';
import { bodiesOf } from '../support/rig.ts';
import { DESKTOP, PHONE } from './devices.ts';
import { hydrated, openStory, story } from './story.ts';
import { expect, test } from './test.ts';

const KINDS = ['deal', 'goods', 'dailyDeal', 'note', 'article', 'content', 'brand'] as const;
type Kind = (typeof KINDS)[number];
type Box = { x: number; y: number; width: number; height: number };

const PATH = '/stories/waterfalls';
const frame = (page: Page, name: string) => story(page, name).locator('ul').first();
const items = (page: Page, name: string) => frame(page, name).locator(':scope > li');
const more = (page: Page) => story(page, 'long content').getByTestId('story-more');

/** Positions of the cards in their list, in document order. */
const boxesOf = (list: Locator) =>
  list.evaluate((element): Box[] => {
    const { left, top } = element.getBoundingClientRect();
    return [...element.children].map((child) => {
      const { x, y, width, height } = child.getBoundingClientRect();
      return { x: x - left, y: y - top, width, height };
    });
  });

/** Number of columns of X40, computed independently. */
function columnsOf(kind: Kind, width: number, gap: number, device: 'desktop' | 'mobile') {
  const least = kind === 'dailyDeal' && device === 'desktop' ? 250 : FEED.minWidthPx[device];
  const expected = FEED.widthPx[device];
  let columns = Math.max(1, Math.round((width + gap) / (expected + gap)));
  while (columns > 1 && (width - (columns - 1) * gap) / columns < least) columns -= 1;
  return columns;
}

async function withoutScript(browser: Browser, baseURL: string, device: typeof PHONE | typeof DESKTOP) {
  const context = await browser.newContext({ ...device, javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PATH);
  const boxes = await Promise.all(KINDS.map((kind) => boxesOf(frame(page, kind))));
  await context.close();
  return boxes;
}

/** Layout shift since the page opened, and how many shifts included a card. */
const jumpsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ score: number; cards: number }>((resolve) => {
        type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        const shifts: Shift[] = [];
        const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as Shift[])));
        observer.observe({ type: 'layout-shift', buffered: true });
        // A shift inside a card, on hover, doesn't count as one of the card.
        const isCard = ({ node }: { node: Node | null }) =>
          node instanceof Element && node.matches('[data-initialized] > li, [data-initialized] > li > *');
        setTimeout(
          () =>
            resolve({
              score: shifts.reduce((sum, { value }) => sum + value, 0),
              cards: shifts.flatMap(({ sources }) => sources.filter(isCard)).length,
            }),
          300,
        );
      }),
  );

for (const [device, options] of [
  ['desktop', DESKTOP],
  ['mobile', PHONE],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test('[F1] [F5] the seven kinds keep the server’s layout, in reading order, one below another', {
      tag: device === 'desktop' ? [] : '@all',
    }, async ({ page, browser, baseURL }) => {
      await openStory(page, 'waterfalls');
      const before = await withoutScript(browser, baseURL ?? '', options);
      for (const [index, kind] of KINDS.entries()) {
        await expect(frame(page, kind)).toHaveAttribute('data-initialized', 'true');
        const boxes = await boxesOf(frame(page, kind));
        expect(boxes).toHaveLength(12);
        expect([kind, boxes]).toEqual([kind, before[index]]);
        const columns = [...new Set(boxes.map(({ x }) => x))];
        for (const column of columns) {
          const own = boxes.filter(({ x }) => x === column);
          own.slice(1).forEach(({ y }, place) => {
            const above = own[place];
            expect(y - (above ? above.y + above.height : 0)).toBeCloseTo(FEED_GAP_PX[kind][device], 1);
          });
        }
        // Reading on never leads back up by more than 40 px.
        for (const [place, { y }] of boxes.entries())
          for (const later of boxes.slice(place + 1)) expect(later.y).toBeGreaterThan(y - 40);
      }
    });

    test('[F2] [X40] as many columns as come nearest to the expected width, none narrower than the minimum', async ({
      page,
    }) => {
      const widths = device === 'desktop' ? [1280, 1000, 770] : [768, 600, 390, 360, 320];
      await openStory(page, 'waterfalls');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const gap = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--gap')),
        );
        for (const kind of KINDS) {
          const list = frame(page, kind);
          const room = await list.evaluate((element) => element.clientWidth);
          const columns = columnsOf(kind, room, gap, device);
          const own = (room - (columns - 1) * gap) / columns;
          await expect
            .poll(async () => {
              const [first, second] = await boxesOf(list);
              return [kind, width, first?.width.toFixed(1), second?.x.toFixed(1)];
            })
            .toEqual([kind, width, own.toFixed(1), columns > 1 ? (own + gap).toFixed(1) : '0.0']);
          const least = await items(page, kind)
            .first()
            .evaluate((item) => getComputedStyle(item).minBlockSize);
          expect(least).toBe(`${FEED.minHeightPx[device]}px`);
        }
      }
    });

    test('[F3] [F4] [X9] cards end at the right distance below their pictures, and are spaced correctly', async ({
      page,
    }) => {
      await openStory(page, 'waterfalls');
      for (const kind of ['deal', 'goods', 'dailyDeal', 'brand'] as const) {
        const extras = await items(page, kind).evaluateAll((all) =>
          all.map((item) => {
            const card = item.firstElementChild;
            const media = card?.querySelector('img')?.closest('span');
            return (card?.getBoundingClientRect().height ?? 0) - (media?.getBoundingClientRect().height ?? 0);
          }),
        );
        for (const extra of extras) expect(extra).toBeCloseTo(CARD_EXTRA_HEIGHT_PX[kind][device], 1);
      }
      for (const kind of KINDS) {
        const [first, ...others] = await boxesOf(frame(page, kind));
        const below = others.find(({ x }) => x === first?.x);
        expect((below?.y ?? 0) - (first?.height ?? 0)).toBeCloseTo(FEED_GAP_PX[kind][device], 1);
      }
      // Heights are computed, not measured: every card must fill its computed place.
      for (const kind of ['note', 'article', 'content'] as const) {
        const rests = await items(page, kind).evaluateAll((all) =>
          all.map((item) => {
            const card = item.firstElementChild as HTMLElement;
            // Its natural height: neither stretched to its place nor skipped because it is out of view.
            card.style.cssText = 'block-size: max-content; content-visibility: visible';
            const own = card.getBoundingClientRect().height;
            card.style.cssText = '';
            return [item.scrollHeight - item.clientHeight, own - item.getBoundingClientRect().height];
          }),
        );
        for (const [over, own] of rests) {
          expect(over).toBeLessThanOrEqual(1);
          expect([kind, Math.abs(own ?? 99) <= 1, own]).toEqual([kind, true, own]);
        }
      }
    });
  });

test.describe('above 40 cards', () => {
  test.use(PHONE);

  const NAME = 'long content';
  const focusedPlace = (page: Page) =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('aria-posinset')));

  test('[F5] 40 are all in the document; of 41 and more only those near the screen', async ({ page }) => {
    await openStory(page, 'waterfalls');
    await expect(items(page, NAME)).toHaveCount(40);
    const start = await boxesOf(frame(page, NAME));
    await items(page, NAME).first().scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => window.scrollY);
    await more(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => items(page, NAME).count()).toBeLessThan(41);
    expect(await items(page, NAME).count()).toBeGreaterThan(5);
    await expect(items(page, NAME).first()).toHaveAttribute('aria-setsize', '41');
    // The position is unchanged.
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    expect((await boxesOf(frame(page, NAME)))[0]).toEqual(start[0]);

    await more(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect(items(page, NAME).first()).toHaveAttribute('aria-setsize', '60');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(frame(page, NAME).locator('[aria-posinset="60"]')).toBeVisible();
    await expect(frame(page, NAME).locator('[aria-posinset="1"]')).toHaveCount(0);
    const places = await items(page, NAME).evaluateAll((all) => all.map((item) => Number(item.ariaPosInSet)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.length).toBeLessThan(41);
    expect((await jumpsOf(page)).cards).toBe(0);
  });

  test('[F5] Tab visits every card in order, and the focus survives scrolling away', { tag: '@all' }, async ({
    page,
  }) => {
    await openStory(page, 'waterfalls');
    for (let press = 0; press < 2; press += 1)
      await more(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect(items(page, NAME).first()).toHaveAttribute('aria-setsize', '60');
    await items(page, NAME).first().getByRole('link').first().focus();
    const passed = [await focusedPlace(page)];
    for (let press = 0; press < 400 && passed.at(-1) !== 60; press += 1) {
      await page.keyboard.press('Tab');
      const place = await focusedPlace(page);
      if (place !== passed.at(-1)) passed.push(place);
    }
    expect(passed).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));

    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => items(page, NAME).count()).toBeLessThan(20);
    expect(await focusedPlace(page)).toBe(60);
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focusedPlace(page)).toBeGreaterThanOrEqual(59);
  });

  test('[F5] find in page finds all of it', { tag: '@all' }, async ({ page }) => {
    await openStory(page, 'waterfalls');
    for (let press = 0; press < 2; press += 1)
      await more(page).evaluate((button: HTMLButtonElement) => button.click());
    await expect.poll(() => items(page, NAME).count()).toBeLessThan(41);
    await page.keyboard.press('Control+f');
    await expect(items(page, NAME)).toHaveCount(60);
  });
});

test.describe('the home page’s feed', () => {
  test.use(DESKTOP);

  test('[F1] [F5] grows without moving the existing cards', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const feed = page.getByTestId('deal-feed');
    await expect(feed).toHaveAttribute('data-kind', 'deal');
    await feed.scrollIntoViewIfNeeded();
    await expect(feed).toHaveAttribute('data-initialized', 'true');
    expect((await jumpsOf(page)).score).toBeLessThanOrEqual(0.02);
    const button = page.getByTestId('module-recommended-deals').getByTestId('load-more');
    for (const size of [40, 60, 80]) {
      await button.scrollIntoViewIfNeeded();
      await button.click();
      await expect
        .poll(() => feed.evaluate((list) => Number(list.style.getPropertyValue('--count'))))
        .toBe(size);
      await expect(button).toHaveAttribute('data-state', 'ready');
    }
    expect(await feed.getByTestId('deal-card').count()).toBeLessThan(41);
    expect((await jumpsOf(page)).cards).toBe(0);
  });
});

test.describe('a feed', () => {
  test.use(DESKTOP);

  test('[F9] can be sorted by newest or most popular', async ({ page, server }) => {
    await page.goto('/en/search?keyword=air&tab=reviews');
    await hydrated(page);
    const since = Date.now();
    const sorts = async () =>
      ((await bodiesOf(server, since, 'feedSearch')) as { sort?: string }[]).map(({ sort }) => sort);
    for (const [name, sort] of [
      ['Newest', 'UPDATE_DESC'],
      ['Most popular', 'HOT_DESC'],
    ] as const) {
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
      await expect(page.getByTestId('item-list')).toBeVisible();
      await expect.poll(sorts).toContain(sort);
    }
  });
});
