import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { reportEvents } from '#schemas/api/analytics.ts';
import { type AnalyticsEvent, analyticsEventSchema } from '#schemas/entities/analytics-event.ts';
import { readRows } from '../support/database.ts';
import { journal, signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { PHONE } from './devices.ts';
import { expect, test } from './test.ts';

const REPORT = `**/api${reportEvents.path}?*`;
const COLLECTOR = 'html[data-observed]';

type Seen = { events: AnalyticsEvent[]; batches: AnalyticsEvent[][] };

/** Events that the page sends from now on. Beacons show their bodies only to a route handler (Playwright 12231). */
async function watch(page: Page): Promise<Seen> {
  const seen: Seen = { events: [], batches: [] };
  await page.route(REPORT, async (route) => {
    const batch = z.parse(z.array(analyticsEventSchema), JSON.parse(route.request().postData() ?? ''));
    seen.batches.push(batch);
    seen.events.push(...batch);
    await route.continue().catch(() => undefined);
  });
  return seen;
}

/** Starts the collector by a key press, once the page is hydrated. */
async function start(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator(COLLECTOR)).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Starts the collector and waits for the visit's first events, which are sent at once. */
async function wake(page: Page, seen: Seen) {
  await start(page);
  await expect.poll(() => names(seen)).toContain('session-start');
}

const names = ({ events }: Seen) => events.map(({ eventName }) => eventName);
const named = ({ events }: Seen, name: string) => events.filter(({ eventName }) => eventName === name);
/** Hides the page, which sends the waiting events. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });

test('[Y1] [Y7] [L10] [CALL111] the records are complete and arrive as a JSON array', async ({
  page,
  server,
}) => {
  const since = Date.now();
  const seen = await watch(page);
  await page.goto('/en/deals?utm_source=line');
  await wake(page, seen);
  await hide(page);
  await expect.poll(() => names(seen)).toEqual(['first-open', 'session-start', 'page-view']);
  const [, start, view] = seen.events;
  expect(view).toMatchObject({
    version: 1,
    platform: 'Web',
    zbLanguage: 'en',
    language: 'th-TH',
    page: { name: '/en/deals' },
    pageHref: page.url(),
    windowResolution: await page.evaluate(() => ({ width: innerWidth, height: innerHeight })),
  });
  expect(start?.params).toMatchObject({
    source: 'line',
    fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(new Set(seen.events.map(({ eventId }) => eventId)).size).toBe(3);
  expect(
    new Set(seen.events.map(({ sessionId, visitorId, deviceId }) => sessionId + visitorId + deviceId)).size,
  ).toBe(1);
  const calls = async () =>
    (await journal(server, since)).filter(({ endpoint }) => endpoint === reportEvents.id);
  await expect.poll(async () => (await calls()).map(({ status }) => status)).toEqual([204, 204, 204]);
  for (const { method, path, query, headers, body } of await calls()) {
    expect([method, path]).toEqual(['POST', '/api/saas-tenant-service/tenant/report']);
    expect(headers['content-type']).toBe('application/json');
    expect(query.requestId).toMatch(/^[0-9a-f]{32}$/);
    expect(body).toMatch(/^\[\{"version":1/);
  }
});

/** Stored events of the visit with a campaign of this name, in their order. */
const visitOf = (server: RunningServer, source: string) =>
  readRows<{ name: string; path: string; params: object; target?: string }>(
    server,
    `SELECT event_name AS name, path, params, details->'element'->>'id' AS target FROM analytics_events WHERE session_id IN
      (SELECT session_id FROM analytics_events WHERE params->>'source' = $1) ORDER BY at`,
    [source],
  );

test('[Y3] [Y4 leave] a visitor who leaves at once is counted', async ({ page, server }) => {
  await page.goto('/en/deals?utm_source=bounce', { waitUntil: 'domcontentloaded' });
  await page.goto('about:blank');
  const names = async () => (await visitOf(server, 'bounce')).map(({ name }) => name);
  await expect.poll(names).toHaveLength(4);
  expect((await names()).toSorted()).toEqual(['first-open', 'page-leave', 'page-view', 'session-start']);
});

test('[Y3] [Y4 views] the landing page, its campaign and the first click there are sent', async ({
  page,
  server,
}) => {
  await page.goto('/en?utm_source=quick&utm_campaign=c1', { waitUntil: 'commit' });
  await page.getByTestId('deal-title').first().click();
  await page.waitForURL('**/content/**');
  await page.goto('about:blank');
  const all = () => visitOf(server, 'quick');
  const paths = async (name: string) =>
    (await all()).filter((event) => event.name === name).map(({ path }) => path);
  const visited = ['/en', expect.stringContaining('/en/content/')];
  await expect.poll(() => paths('page-leave')).toEqual(visited);
  expect(await paths('page-view')).toEqual(visited);
  expect((await paths('click'))[0]).toBe('/en');
  expect((await all()).find(({ name }) => name === 'session-start')?.params).toMatchObject({
    source: 'quick',
    utm_campaign: 'c1',
  });
});

test('[Y2] clicks on and inside clickable elements count', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/about-us');
  await wake(page, seen);
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="plain">text</div><button id="buy" class="one two">Buy <i id="icon">now</i></button>',
    );
    document.getElementById('plain')?.click();
    document.getElementById('icon')?.click();
  });
  await hide(page);
  await expect.poll(() => named(seen, 'click')).toHaveLength(1);
  expect(named(seen, 'click')[0]).toMatchObject({
    text: 'Buy now',
    element: { tag: 'button', id: 'buy', classList: ['one', 'two'] },
  });
});

test('[Y3] a session ends after 30 minutes without an event; the first opening happens once', async ({
  page,
}) => {
  await page.clock.install();
  const seen = await watch(page);
  await page.goto('/about-us');
  await wake(page, seen);
  const [first] = named(seen, 'session-start');
  await page.clock.fastForward(1_790_000);
  await page.evaluate(() => history.pushState(null, '', '#a'));
  await page.clock.fastForward(1_800_001);
  await page.evaluate(() => history.pushState(null, '', '#b'));
  await expect.poll(() => named(seen, 'session-start')).toHaveLength(2);
  expect(named(seen, 'session-start')[1]?.sessionId).not.toBe(first?.sessionId);
  await hide(page);
  await expect.poll(() => named(seen, 'page-view')).toHaveLength(3);
  await page.reload();
  await start(page);
  await hide(page);
  await expect.poll(() => named(seen, 'page-view')).toHaveLength(4);
  expect(named(seen, 'first-open')).toHaveLength(1);
  expect(named(seen, 'session-start')).toHaveLength(2);
});

test('[Y3] a member’s id is sent once it is known, until it ends', async ({
  page,
  server,
  context,
  baseURL,
}) => {
  const token = await signInMember(server, 'zest', { id: 'mali-visits', nickname: 'Mali' });
  await page.route('**/getWithExtInfoById*', (route) =>
    route.fulfill({ json: { success: true, data: { id: 'mali-visits', nickname: 'Mali' } } }),
  );
  const seen = await watch(page);
  await context.addCookies([{ name: 'user-token', value: token, url: baseURL ?? '' }]);
  await page.goto('/about-us');
  await wake(page, seen);
  await expect.poll(() => named(seen, 'user-login').map(({ userId }) => userId)).toEqual(['mali-visits']);
  await context.clearCookies({ name: 'user-token' });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => named(seen, 'user-logout').map(({ userId }) => userId)).toEqual(['mali-visits']);
  await page.evaluate(() => history.pushState(null, '', '#after'));
  await hide(page);
  await expect.poll(() => named(seen, 'page-view').at(-1)?.pageHref).toContain('#after');
  expect(named(seen, 'page-view').at(-1)?.userId).toBeNull();
  expect(named(seen, 'user-login')).toHaveLength(1);
});

test('[Y4 views, Y4 leave] pages are entered by push, replace, back, forward and hash, and left with their duration', async ({
  page,
}) => {
  const seen = await watch(page);
  await page.goto('/about-us');
  await wake(page, seen);
  await page.getByTestId('footer').locator('a[href$="/user-agreement"]').click();
  await page.waitForURL('**/user-agreement');
  await page.evaluate(() => history.replaceState(history.state, '', '?replaced=1'));
  await page.evaluate(() => history.replaceState(history.state, '', '?replaced=1'));
  await page.evaluate(() => {
    location.hash = 'part';
  });
  await page.goBack();
  await page.goBack();
  await page.waitForURL('**/about-us');
  await page.goForward();
  await page.waitForURL('**/user-agreement?replaced=1');
  await hide(page);
  const path = ({ pageHref }: AnalyticsEvent) => pageHref.replace(/^http:\/\/[^/]+/, '');
  const visited = ['/about-us', '/user-agreement', '/user-agreement?replaced=1'];
  const back = ['/user-agreement?replaced=1', '/about-us', '/user-agreement?replaced=1'];
  const order = [...visited, '/user-agreement?replaced=1#part', ...back];
  await expect.poll(() => named(seen, 'page-view').map(path)).toEqual(order);
  await expect.poll(() => named(seen, 'page-leave').map(path)).toEqual(order.slice(0, -1));
  for (const { params } of named(seen, 'page-leave')) expect(params.duration).toBeGreaterThanOrEqual(0);
});

test('[Y4 finish] a page is finished once, at 90 % and after 3 s', async ({ page }) => {
  await page.clock.install();
  const seen = await watch(page);
  await page.goto('/privacy-policy');
  await wake(page, seen);
  await page.clock.fastForward(3_000);
  const scroll = (share: number) =>
    page.evaluate((to) => window.scrollTo(0, (document.body.scrollHeight - innerHeight) * to), share);
  await scroll(0.5);
  await page.clock.fastForward(1_000);
  await hide(page);
  expect(named(seen, 'page-finish')).toEqual([]);
  await expect(async () => {
    await scroll(0.99);
    await page.clock.fastForward(1_000);
    await scroll(1);
    await page.clock.fastForward(1_000);
    await hide(page);
    expect(named(seen, 'page-finish')).toHaveLength(1);
  }).toPass();
});

/** Pauses the page's clock, so that timers run only when the test says so. */
const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
/** Scrolls an element to its end, and waits until the page has handled the event. */
const scrollDown = (page: Page, selector: string) =>
  page.evaluate((given) => {
    const heard = new Promise((resolve) => {
      document.addEventListener('scroll', resolve, { capture: true, once: true });
    });
    document.querySelector(given)?.scrollTo(0, 100_000);
    return heard.then(() => undefined);
  }, selector);
/** Flushes the waiting events, followed by a click: when that has arrived, all earlier ones have too. */
async function settle(page: Page, seen: Seen) {
  const before = named(seen, 'click').length;
  await page.evaluate(() => {
    const button = document.createElement('button');
    document.body.append(button);
    button.click();
    button.remove();
  });
  await hide(page);
  await expect.poll(() => named(seen, 'click').length).toBe(before + 1);
}

test('[Y4 throttle] while scrolling, the page’s end is checked once in 200 ms', async ({ page }) => {
  await page.clock.install();
  const seen = await watch(page);
  await page.goto('/privacy-policy');
  await wake(page, seen);
  await page.clock.fastForward(3_000);
  await pause(page);
  await scrollDown(page, 'html');
  await page.clock.runFor(199);
  await settle(page, seen);
  expect(named(seen, 'page-finish')).toEqual([]);
  await page.clock.runFor(1);
  await settle(page, seen);
  expect(named(seen, 'page-finish')).toHaveLength(1);
});

test('[Y5] up to 768 px the mobile root is used, then the desktop one, a generic one, the document', async ({
  page,
}) => {
  await page.clock.install();
  const seen = await watch(page);
  const marked = (root: string) => `[data-scroll-root="${root}"]`;
  const cases = [
    { width: 768, roots: ['mobile', 'desktop', ''], read: marked('mobile') },
    { width: 769, roots: ['mobile', 'desktop', ''], read: marked('desktop') },
    { width: 769, roots: ['mobile', ''], read: marked('') },
    { width: 769, roots: ['mobile'], read: 'html' },
  ];
  for (const [index, { width, roots, read }] of cases.entries()) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/privacy-policy');
    await start(page);
    await page.evaluate((names) => {
      for (const name of names) {
        const root = Object.assign(document.createElement('div'), {
          innerHTML: '<div style="height:999px">',
        });
        root.dataset.scrollRoot = name;
        root.style.cssText = 'height: 50px; overflow: auto';
        document.body.append(root);
      }
    }, roots);
    await page.clock.fastForward(3_000);
    await pause(page);
    for (const other of [...roots.map(marked), 'html'].filter((selector) => selector !== read)) {
      await scrollDown(page, other);
      await page.clock.runFor(200);
    }
    await settle(page, seen);
    expect(named(seen, 'page-finish')).toHaveLength(index);
    await scrollDown(page, read);
    await page.clock.runFor(200);
    await settle(page, seen);
    expect(named(seen, 'page-finish')).toHaveLength(index + 1);
    await page.clock.resume();
  }
});

test('[Y6] events are sent after 10 s, at ten of them or 10,240 characters, and when the page is left', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const seen = await watch(page);
  await page.goto('/about-us?utm_source=waiting');
  await wake(page, seen);
  const click = (times: number, id = '') =>
    page.evaluate(
      (given) => {
        const button = Object.assign(document.createElement('button'), { id: given.id });
        document.body.append(button);
        for (let i = 0; i < given.times; i++) button.click();
        button.remove();
      },
      { times, id },
    );
  await page.clock.fastForward(10_000);
  await expect.poll(() => names(seen)).toContain('page-view');
  await pause(page);
  const before = seen.batches.length;
  await click(9);
  expect(named(seen, 'click')).toEqual([]);
  await click(1);
  await expect.poll(() => seen.batches.slice(before).map(({ length }) => length)).toEqual([10]);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.className = Array.from({ length: 20 }, (_, i) => `${i}`.padEnd(100, 'c')).join(' ');
    button.textContent = 'x'.repeat(500);
    document.body.append(button);
    for (let i = 0; i < 4; i++) button.click();
    button.remove();
  });
  await expect.poll(() => named(seen, 'click')).toHaveLength(14);
  for (const batch of seen.batches) expect(JSON.stringify(batch).length).toBeLessThanOrEqual(10_240);
  await click(2, 'last');
  // The page is gone, so its last requests can't be watched: each event is stored once, whichever request arrives first.
  await page.unroute(REPORT);
  await page.goto('about:blank');
  const clicked = async () =>
    (await visitOf(server, 'waiting'))
      .filter(({ name }) => name === 'click')
      .map(({ target }) => target)
      .toSorted();
  await expect.poll(clicked).toEqual([...Array(14).fill(''), 'last', 'last']);
});

test.describe('without a network', () => {
  // The page's icon can't be loaded.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('[Y6] events that couldn’t be sent are sent once there is a network', async ({ page, context }) => {
    const seen = await watch(page);
    await page.goto('/about-us');
    await wake(page, seen);
    await context.setOffline(true);
    await page.evaluate(() => history.pushState(null, '', '#offline'));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('analytics-queue')))
      .toContain('page-leave');
    await context.setOffline(false);
    await expect.poll(() => names(seen)).toContain('page-leave');
  });
});

test('[Y8] keywords and links on a topic’s page have events of their own', async ({ page }) => {
  const seen = await watch(page);
  await page.goto('/topic');
  await wake(page, seen);
  await page.getByTestId('topic-card').first().getByRole('link').first().click();
  await page.waitForURL('**/topic/*');
  await page.evaluate(() => {
    const section = document.createElement('section');
    section.dataset.node = 'n1';
    section.innerHTML = `
      <article data-id="a1"><a href="/article/1">Article</a></article>
      <article data-id="v1"><a data-type="video" href="https://video.example/1">Video</a></article>
      <a href="/search?keyword=air%20fryer">air fryer</a>`;
    section.addEventListener('click', (event) => event.preventDefault());
    document.body.append(section);
    for (const link of section.querySelectorAll('a')) link.click();
  });
  await hide(page);
  const idsOf = (name: string) => named(seen, name).map(({ params }) => params.id);
  await expect.poll(() => idsOf('keyword_click')).toEqual(['air fryer']);
  expect(idsOf('topic_article_click')).toEqual(['a1']);
  expect(idsOf('topic_video_click')).toEqual(['v1']);
  const deal = page.getByTestId('card-grid').getByRole('article').first();
  const id = await deal.getAttribute('data-id');
  await deal.getByTestId('deal-title').click();
  await hide(page);
  await expect.poll(() => named(seen, 'topic_goods_click').map(({ params }) => params.id)).toEqual([id]);
  await page.evaluate(() => {
    const stop = (event: Event) => event.preventDefault();
    for (const [name, href] of [
      ['sub_card_deal-17', '/content/17'],
      ['sub_card_goods-18', '/product/18'],
    ] as const) {
      const link = Object.assign(document.createElement('a'), { className: name, href });
      document.body.append(link);
      link.addEventListener('click', stop);
      link.click();
    }
  });
  await hide(page);
  await expect.poll(() => named(seen, 'sub_card_deal_click').map(({ params }) => params.id)).toEqual(['17']);
  await expect.poll(() => named(seen, 'sub_card_goods_click').map(({ params }) => params.id)).toEqual(['18']);
});

test('[Y9] a browser without beacons is not tracked', async ({ page, errors }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'sendBeacon', { value: undefined }));
  await page.goto('/about-us');
  await start(page);
  await page.evaluate(() => history.pushState(null, '', '#a'));
  await expect(page.getByTestId('toast')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test.describe('where consent is required', () => {
  test.use({ tenant: 'guide', storageState: { cookies: [], origins: [] }, ...PHONE });
  const stored = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('analytics-')));

  test('[X36] nothing is sent or stored before consent; afterwards the waiting events are', async ({
    page,
  }) => {
    const seen = await watch(page);
    await page.goto('/about-us');
    await start(page);
    const banner = page.getByTestId('consent');
    await expect(banner).toBeVisible();
    await page.evaluate(() => history.pushState(null, '', '#a'));
    expect(await stored(page)).toEqual([]);
    expect(seen.events).toEqual([]);
    await banner.getByRole('button', { name: 'ยินยอม', exact: true }).click();
    await expect(banner).toBeHidden();
    await expect
      .poll(() => names(seen))
      .toEqual(expect.arrayContaining(['first-open', 'session-start', 'page-view', 'page-leave']));
    expect(named(seen, 'session-start')[0]?.params.fingerprint).toBeUndefined();
    await page.reload();
    await start(page);
    await expect(banner).toBeHidden();
  });

  test('[X36] a visitor who refuses isn’t tracked, and can consent later', async ({ page }) => {
    const seen = await watch(page);
    await page.goto('/about-us');
    await start(page);
    const banner = page.getByTestId('consent');
    await banner.getByRole('button', { name: 'ไม่ยินยอม' }).click();
    await expect(banner).toBeHidden();
    await page.evaluate(() => history.pushState(null, '', '#a'));
    await hide(page);
    expect(await stored(page)).toEqual([]);
    await page.getByTestId('footer').getByRole('link', { name: 'ตัวเลือกความเป็นส่วนตัว' }).click();
    await banner.getByRole('button', { name: 'ยินยอม', exact: true }).click();
    await expect.poll(() => names(seen)).toContain('session-start');
    await page.getByTestId('footer').getByRole('link', { name: 'ตัวเลือกความเป็นส่วนตัว' }).click();
    await banner.getByRole('button', { name: 'ไม่ยินยอม' }).click();
    await expect(banner).toBeHidden();
    await page.evaluate(() => history.pushState(null, '', '#b'));
    await hide(page);
    expect(await stored(page)).toEqual([]);
    expect(seen.events.filter(({ pageHref }) => pageHref.endsWith('#b'))).toEqual([]);
  });
});
