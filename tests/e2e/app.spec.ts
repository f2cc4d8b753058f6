import type { Page } from '@playwright/test';
import { APP, PHONE } from './devices.ts';
import { runInSampleApp } from './sample-app.ts';
import { hydrated, openStory, story } from './story.ts';
import { expect, type TenantId, test } from './test.ts';

/** Opens a page, its links in the app's hands. */
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

      test(`[C5, W5] opening a ${card} sends one message and leaves the page where it is`, async ({
        page,
      }) => {
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

  test('[C5, W5] sharing sends one message and leaves the page where it is', async ({ page }) => {
    await page.goto('/');
    const path = await page.getByTestId('deal-card').getByRole('link').first().getAttribute('href');
    const asked = await runInSampleApp(page);
    await open(page, path ?? '');
    const url = page.url();
    await page.getByTestId('share-app').tap();
    await expect.poll(asked).toHaveLength(1);
    const params = {
      subject: { type: 'CONTENT', code: path?.split('/').at(-1) },
      url: expect.stringMatching(new RegExp(`^http://zest[.]localhost:3000${path}$`)),
      title: await page.getByRole('heading', { level: 1 }).textContent(),
    };
    expect(asked()).toEqual([{ version: 1, method: 'navigate.jumpToSharePage', params }]);
    expect(page.url()).toBe(url);
    await expect(page.getByTestId('share').getByRole('link')).toHaveCount(0);
  });

  test('[C8] goods that lead to their platform on the web open the app’s goods detail', async ({ page }) => {
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

  test('an app that knows only sharing leaves opening to the page', async ({ page }) => {
    const asked = await runInSampleApp(page, { version: 2, capabilities: ['navigate.jumpToSharePage'] });
    await open(page, '/');
    await page.getByTestId('deal-card').getByRole('link').first().tap();
    await expect(page.getByTestId('buy-bar')).toBeVisible();
    expect(asked()).toEqual([]);
  });

  test('[W5] no header, footer or phone bar; the page keeps clear of what the device covers', async ({
    page,
  }) => {
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

  test('[C8] goods open their platform’s own page in a new window, where that is set', async ({
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

  test('a native channel on a page that isn’t the app’s hears nothing', async ({ page }) => {
    const asked = await runInSampleApp(page);
    await open(page, '/');
    await page.getByTestId('deal-card').getByRole('link').first().tap();
    await expect(page.getByTestId('buy-bar')).toBeVisible();
    expect(asked()).toEqual([]);
  });
});
