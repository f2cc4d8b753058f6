import type { Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import type { RunningServer } from '../support/running-server.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';
import { runInSampleApp } from './sample-app.ts';
import { hydrated, openStory, pauseClock, story } from './story.ts';
import { expect, origin, type TenantId, test } from './test.ts';

/** Opens a page whose links are handled by the app. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test.describe('in the app', () => {
  test.use(APP);

  for (const [tenant, path, card, type] of [
    ['zest', '/', 'deal-card', 'CONTENT'],
    ['zest', '/en/products', 'goods-card', 'GOODS'],
    ['guide', '/id', 'discover-card', 'ARTICLE'],
  ] as const satisfies readonly (readonly [TenantId, string, string, string])[])
    test.describe(`on ${tenant} ${path}`, () => {
      test.use({ tenant });

      test(`[C5, W5] opening a ${card} sends one message and does not navigate`, {
        tag: card === 'deal-card' ? [] : '@all',
      }, async ({ page }) => {
        const asked = await runInSampleApp(page);
        await open(page, path);
        const url = page.url();
        const link = page.getByTestId(card).getByRole('link').first();
        const href = await link.evaluate((element) => (element as HTMLAnchorElement).href);
        await link.tap();
        await expect.poll(asked).toHaveLength(1);
        const code = decodeURIComponent(new URL(href).pathname.split('/').at(-1) ?? '');
        const params = { subject: { type, code }, url: href };
        expect(asked()).toEqual([{ version: 1, method: 'navigate.jumpToContentDetail', params }]);
        expect(page.url()).toBe(url);
      });
    });

  test('[C5, W5] sharing sends one message and does not navigate', async ({ page, server }) => {
    await page.goto('/');
    const path = await page.getByTestId('deal-card').getByRole('link').first().getAttribute('href');
    const asked = await runInSampleApp(page);
    await open(page, path ?? '');
    const url = page.url();
    await page.getByTestId('share-app').tap();
    await expect.poll(asked).toHaveLength(1);
    const params = {
      subject: { type: 'CONTENT', code: path?.split('/').at(-1) },
      url: `${origin(server, 'zest')}${path}`,
      title: await page.getByRole('heading', { level: 1 }).textContent(),
    };
    const [message] = asked();
    expect(message).toMatchObject({ version: 1, method: 'navigate.jumpToSharePage', params });
    expect(message).toMatchObject({ params: { shareType: 'DEAL', dealTitle: params.title } });
    expect(page.url()).toBe(url);
    await expect(page.getByTestId('share').getByRole('link')).toHaveCount(0);
  });

  test('[C8] goods that link to their platform on the web open the app’s goods detail', async ({ page }) => {
    const asked = await runInSampleApp(page);
    const popups: Page[] = [];
    page.on('popup', (popup) => popups.push(popup));
    await openStory(page, 'goods', 'en');
    await story(page, 'to the platform').getByTestId('goods-title').getByRole('link').tap();
    await expect.poll(asked).toHaveLength(1);
    expect(asked()[0]).toMatchObject({
      method: 'navigate.jumpToContentDetail',
      params: { subject: { type: 'GOODS', code: 'P11' } },
    });
    expect(popups).toEqual([]);
  });

  test('an app that supports only sharing leaves opening links to the page', { tag: '@all' }, async ({
    page,
  }) => {
    const asked = await runInSampleApp(page, { version: 2, capabilities: ['navigate.jumpToSharePage'] });
    await open(page, '/');
    await page.getByTestId('deal-card').getByRole('link').first().tap();
    await expect(page.getByTestId('buy-bar')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  test('[W5] no header, footer or phone bar; the page respects the device’s safe area', async ({ page }) => {
    await runInSampleApp(page);
    await open(page, '/');
    for (const part of ['header', 'footer', 'bottom-bar', 'download-guide'])
      await expect(page.getByTestId(part)).toHaveCount(0);
    const content = page.getByTestId('content');
    await expect(content).toHaveCSS('padding-top', '47px');
    await expect(content).toHaveCSS('padding-bottom', '34px');
    const tab = page.getByTestId('module-recommended-deals').getByTestId('tab').first();
    await page.getByTestId('deal-feed').getByTestId('deal-card').nth(5).scrollIntoViewIfNeeded();
    const stuck = await tab.evaluate((element) => element.getBoundingClientRect().top);
    expect(stuck).toBeGreaterThanOrEqual(47);
  });
});

test.describe('on the web', () => {
  test.use(PHONE);

  test('[C8] goods open their platform’s own page in a new window, if so configured', async ({
    page,
    context,
  }) => {
    await context.route('https://shopee.co.th/**', (route) => route.fulfill({ body: 'elsewhere' }));
    await openStory(page, 'goods', 'en');
    const url = page.url();
    const popup = page.waitForEvent('popup');
    await story(page, 'to the platform').getByTestId('goods-title').getByRole('link').tap();
    expect((await popup).url()).toBe('https://shopee.co.th/i.11');
    expect(page.url()).toBe(url);
  });

  test('a native channel on a page outside the app gets no message', { tag: '@all' }, async ({ page }) => {
    const asked = await runInSampleApp(page);
    await open(page, '/');
    await page.getByTestId('deal-card').getByRole('link').first().tap();
    await expect(page.getByTestId('buy-bar')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});

const STORES = {
  apple: 'https://apps.apple.com/th/app/id0000000000',
  google: 'https://play.google.com/store/apps/details?id=com.example.talat',
  huawei: 'https://appgallery.huawei.com/app/C000000000',
};
const AGENTS = {
  iPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  Huawei: 'Mozilla/5.0 (Linux; Android 10; HUAWEI P40) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
};

/** Collects the page's navigations to schemes that only the app knows; stores are not really visited. */
async function watchWays(page: Page): Promise<string[]> {
  const ways: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.frameRequestedNavigation', ({ url }) => ways.push(url));
  for (const store of Object.values(STORES))
    await page.context().route(`${store}**`, (route) => route.fulfill({ body: 'the store' }));
  return ways;
}

const openGuide = (page: Page) => page.getByTestId('download-guide').getByTestId('open-app').tap();
const startedApp = (page: Page) => page.evaluate(() => localStorage.getItem('started-app'));

test.describe('opening the app', () => {
  for (const [device, userAgent, store] of [
    ['an iPhone', AGENTS.iPhone, STORES.apple],
    ['a Huawei', AGENTS.Huawei, STORES.huawei],
    ['another phone', PHONE.userAgent, `${STORES.google}&referrer=path%3D%252Fen%252Fabout-us`],
  ] as const)
    test.describe(`on ${device}`, () => {
      test.use({ ...PHONE, userAgent, expectedErrors: /zest:/ });

      test('[W1] tries the custom link, and after 250 checks of 20 ms the store', async ({ page }) => {
        await pauseClock(page);
        const ways = await watchWays(page);
        await open(page, '/en/about-us');
        await openGuide(page);
        await expect.poll(() => ways).toEqual(['zest://open?path=%2Fen%2Fabout-us']);
        await page.clock.runFor(4_980);
        expect(page.url()).toMatch(/about-us$/);
        await page.clock.runFor(20);
        await page.waitForURL(store);
        expect(ways).toHaveLength(2);
      });
    });

  test.describe('on a phone', () => {
    test.use({ ...PHONE, expectedErrors: /zest:/ });

    test('[W2] [W3] stores at once that the app was started, and does not go to the store after the page was hidden', async ({
      page,
    }) => {
      await pauseClock(page);
      const ways = await watchWays(page);
      await open(page, '/en/about-us');
      await openGuide(page);
      await expect.poll(() => ways).toHaveLength(1);
      await page.clock.runFor(0);
      expect(await startedApp(page)).toBe('true');
      await page.clock.runFor(1_000);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await page.clock.runFor(60_000);
      expect(page.url()).toMatch(/about-us$/);
      expect(ways).toHaveLength(1);
    });

    test('[W4] the download guide stays closed from the first paint on', async ({ page }) => {
      await open(page, '/');
      const guide = page.getByTestId('download-guide');
      await expect(guide).toBeVisible();
      const before = Date.now();
      await page.getByTestId('download-guide-close').tap();
      await expect(guide).toBeHidden();
      const closed = await page.evaluate(() => localStorage.getItem('hide-download-guide-time'));
      expect(Math.abs(Number(closed) - before)).toBeLessThan(60_000);
      await page.route('**/_next/static/**/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.reload({ waitUntil: 'commit' });
      await expect(page.getByTestId('deal-card').first()).toBeVisible();
      await expect(guide).toHaveCount(1);
      await expect(guide).toBeHidden();
    });
  });

  test('[R22 download] the download guide has a page of its own, with a code for the phone', async ({
    page,
  }) => {
    await page.goto('/en/download');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get the Zest app');
    await expect(page.getByTestId('store-link')).toHaveCount(3);
    await expect(page.getByTestId('download-qr')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open in the app' })).toHaveCount(0);
  });

  test.describe('the download guide on a phone', () => {
    test.use(PHONE);

    test('its page opens the app', async ({ page }) => {
      await page.goto('/en/download');
      await expect(page.getByRole('link', { name: 'Open in the app' })).toBeVisible();
      await expect(page.getByTestId('download-qr')).toHaveCount(0);
    });
  });
});

test.describe('a tenant that intercepts pages', () => {
  test.use({ tenant: 'guide', expectedErrors: /shopguide:/ });

  const intercept = (server: RunningServer, isOn: boolean) =>
    writeRows(
      server,
      'guide',
      [
        [
          "UPDATE tenants SET settings = jsonb_set(settings, '{appLinks,intercept}', $1) WHERE id = 'guide'",
          [String(isOn)],
        ],
        ["SELECT pg_notify('talat_purge', 'tenants t:guide')", []],
      ],
      [],
    );
  test.beforeEach(({ server }) => intercept(server, true));
  test.afterEach(({ server }) => intercept(server, false));

  for (const [name, device, afterMs] of [
    ['a phone', PHONE, 2_000],
    ['anything else', DESKTOP, 2_500],
  ] as const)
    test.describe(`on ${name}`, () => {
      test.use(device);

      test(`[W3] starts the app from the first page, and stores that after ${afterMs} ms`, async ({
        page,
        server,
      }) => {
        // The setting reaches the server after a moment.
        const served = async () => (await send(server.port, 'guide', '/en/about-us?__terminal=h5')).body;
        await expect.poll(served).toMatch(/"intercept\\?":true/);
        await pauseClock(page);
        const ways = await watchWays(page);
        // The custom link may be opened before the page has loaded, which the browser treats as another navigation.
        await page.goto('/en/about-us?__terminal=h5', { waitUntil: 'commit' });
        await hydrated(page);
        await expect.poll(() => ways).toContain('shopguide://open?path=%2Fen%2Fabout-us%3F__terminal%3Dh5');
        await page.clock.runFor(afterMs - 1);
        expect(await startedApp(page)).toBeNull();
        await page.clock.runFor(1);
        expect(await startedApp(page)).toBe('true');
        ways.length = 0;
        await page.goto('/en/privacy-policy?__terminal=h5');
        await hydrated(page);
        await page.clock.runFor(10_000);
        expect(ways.filter((way) => way.startsWith('shopguide:'))).toEqual([]);
      });
    });
});
