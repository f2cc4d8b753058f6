import type { Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { spoil } from '../support/rig.ts';
import { DESKTOP } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, origin, test } from './test.ts';

const YEAR_SECONDS = 31_536_000;

/** Adds a link to the page, as rich text may contain one. */
const addLink = (page: Page, href: string) =>
  page.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'defined link';
    document.querySelector('main')?.prepend(link);
  }, href);

test.use(DESKTOP);

test.describe('home pages', () => {
  for (const [tenant, path, shown, hidden] of [
    ['guide', '/', 'module-newest-articles', 'module-recommended-deals'],
    ['zest', '/articles', 'module-newest-articles', 'module-recommended-deals'],
    ['zest', '/', 'module-recommended-deals', 'module-newest-articles'],
    ['guide', '/deals', 'module-recommended-deals', 'module-newest-articles'],
  ] as const) {
    const home = path === '/deals' ? 'R2, X25' : 'R2';
    const row = shown === 'module-newest-articles' ? 'R1' : home;
    test(`[${row}] ${tenant} has ${shown} and no ${hidden} at ${path}`, async ({ page, server }) => {
      await page.goto(origin(server, tenant) + path);
      await expect(page.getByTestId(shown)).toBeVisible();
      await expect(page.getByTestId(hidden)).toHaveCount(0);
    });
  }

  test('[R1] an article tenant’s /articles redirects permanently to its home page, in every language', async ({
    page,
    server,
  }) => {
    for (const [from, to] of [
      ['/articles', '/'],
      ['/en/articles', '/en/'],
    ] as const) {
      const redirect = page.waitForResponse((response) => response.url().endsWith(from));
      await page.goto(origin(server, 'guide') + from);
      expect([(await redirect).status(), (await redirect).headers().location]).toEqual([308, to]);
      await expect(page.getByTestId('module-newest-articles')).toBeVisible();
    }
  });
});

test('[R21] a link that starts with the site’s origin stays in the app', async ({ page, server }) => {
  await page.goto('/');
  await hydrated(page);
  await addLink(page, `${origin(server, 'zest')}/articles`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  await page.getByText('defined link').click();
  await expect(page.getByTestId('module-newest-articles')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(popups).toEqual([]);
});

test('[R21] any other link opens a new window', async ({ page, context, server }) => {
  await context.route('http://shop.localhost/**', (route) => route.fulfill({ body: 'elsewhere' }));
  await page.goto('/');
  await hydrated(page);
  await addLink(page, 'http://shop.localhost/offer');
  const popup = page.waitForEvent('popup');
  await page.getByText('defined link').click();
  expect((await popup).url()).toBe('http://shop.localhost/offer');
  expect(page.url()).toBe(`${origin(server, 'zest')}/`);
});

test('[R23] progress is shown from a push to another path until it arrives, and not for another page of a list', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/articles');
  await hydrated(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  const progress = page.getByTestId('route-progress');
  const asked = page.waitForRequest(/_rsc=/);
  await page.getByTestId('pagination').getByRole('link', { name: '2', exact: true }).click();
  await asked;
  await page.clock.runFor(1_000);
  await expect(progress).toHaveCount(0);
  await page.getByTestId('footer').getByRole('link').first().click();
  await expect(progress).toBeVisible();
  release();
  await page.waitForURL(/about-us/);
  await expect(progress).toHaveCount(0);
});

test('[SP24] cookies last a year on every path', async ({ page, context }) => {
  await page.goto('/en/about-us');
  await hydrated(page);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('languages');
  const cookie = (await context.cookies()).find(({ name }) => name === 'languages');
  expect(cookie).toMatchObject({ value: 'en', path: '/', sameSite: 'Lax' });
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - YEAR_SECONDS)).toBeLessThan(60);
});

test('[L9] dates follow each tenant’s own time zone, format and calendar', async ({ page, server }) => {
  const settle = (timezone: string) =>
    writeRows(
      server,
      'guide',
      [
        [
          "update tenants set settings = jsonb_set(settings, '{timezone}', to_jsonb($1::text)) where id = 'guide'",
          [timezone],
        ],
        ["select pg_notify('talat_purge', 'tenants t:guide')", []],
      ],
      [],
    );
  const dates = async (tenant: 'zest' | 'guide', path: string) => {
    await page.goto(origin(server, tenant) + path);
    const times = page.getByTestId('discover-card').locator('time');
    return times.evaluateAll((all) =>
      all.map((time) => [(time as HTMLTimeElement).dateTime, time.textContent?.match(/\d.*\d/)?.[0]]),
    );
  };
  const expected = (shown: unknown[][], timeZone: string, month: '2-digit' | 'short') =>
    shown.map(([moment]) => {
      const day = month === 'short' ? 'numeric' : '2-digit';
      const format = new Intl.DateTimeFormat('en-US', { timeZone, day, month, year: 'numeric' });
      const parts = Object.fromEntries(
        format.formatToParts(new Date(String(moment))).map(({ type, value }) => [type, value]),
      );
      const separator = month === 'short' ? ' ' : '/';
      return [moment, [parts.day, parts.month, parts.year].join(separator)];
    });
  expect((await dates('zest', '/articles')).join()).toMatch(/\b\d{2}\/\d{2}\/25\d{2}\b/);
  // This zone is nineteen hours behind the other tenant's.
  await settle('Etc/GMT+12');
  try {
    await expect(async () => {
      const shown = await dates('guide', '/en');
      expect(shown.length).toBeGreaterThan(3);
      expect(shown).toEqual(expected(shown, 'Etc/GMT+12', 'short'));
    }).toPass();
    const shown = await dates('zest', '/en/articles');
    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(expected(shown, 'Asia/Bangkok', '2-digit'));
  } finally {
    await settle('Asia/Bangkok');
  }
});

test.describe('a failed page', () => {
  test.use({ expectedErrors: /500/ });

  for (const [prefix, message, reload] of [
    ['', 'โหลดหน้าไม่สำเร็จ กรุณาลองอีกครั้ง', 'โหลดใหม่'],
    ['/en', 'Page loading failed, please try again', 'Reload'],
    ['/id', 'Halaman gagal dimuat, silakan coba lagi', 'Muat ulang'],
  ] as const) {
    test(`[L8] shows that at ${prefix || '/'}, and can be loaded again`, {
      tag: !prefix ? [] : '@all',
    }, async ({ page, server }) => {
      // Two faults: for the render, and for the one that looks for a broken module.
      await spoil(server, { endpoint: 'pageByPath', fault: 'status=500', origin: 'server', times: 2 });
      const uncached = `${prefix}/campaign/11-11?__terminal=h5`;
      expect((await page.goto(uncached))?.status()).toBe(500);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(message);
      await page.getByRole('link', { name: reload }).click();
      await expect(page.getByTestId('content')).toBeVisible();
    });
  }
});

test.describe('the article home', () => {
  test.use({ tenant: 'guide' });

  test('[A9] its heading stops 130 px from the top, its list 21 px further down', async ({ page }) => {
    await page.goto('/?page=2');
    await hydrated(page);
    const stop = (selector: string) =>
      page.evaluate((target) => {
        const element = document.querySelector(target);
        element?.scrollIntoView({ behavior: 'instant' });
        return Math.round(element?.getBoundingClientRect().top ?? 0);
      }, selector);
    expect(await stop('[data-testid=module-newest-articles] div:has(> [data-testid=section-header])')).toBe(
      130,
    );
    expect(await stop('[data-testid=newest-list]')).toBe(151);
  });
});
