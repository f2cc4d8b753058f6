import type { Page } from 'playwright/test';
import { writeRows } from '../support/database.ts';
import { send } from '../support/http.ts';
import { signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { PHONE } from './devices.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

const CACHE = 'offline-1';

test.use({ ...PHONE, ownContext: true, serviceWorkers: 'allow' });

const hasKept = (page: Page, path: string) =>
  page.evaluate(
    async ([name = '', kept = '']) => {
      const cache = await caches.open(name);
      return (await cache.match(new URL(kept, location.href).href)) !== undefined;
    },
    [CACHE, path],
  );

/** Opens a page and stays, by its clock, until it is stored and the service worker is active. */
async function visit(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await hydrated(page);
  const later = async () => {
    await page.clock.fastForward(5_000);
    return hasKept(page, path);
  };
  await expect.poll(later).toBe(true);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
}

/** Stores the page as when it is hidden, and waits until the mark of the copies' owner has been written again. */
async function keepNow(page: Page) {
  const keeper = '/offline/keeper';
  await page.evaluate(
    async ([name = '', mark = '']) => {
      await (await caches.open(name)).delete(mark);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    [CACHE, keeper],
  );
  await expect.poll(() => hasKept(page, keeper)).toBe(true);
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('the last seen pages are shown unchanged, with their time, and without running scripts', async ({
    page,
    context,
  }) => {
    await visit(page, '/en');
    const cards = await page.getByTestId('deal-card').count();
    await context.setOffline(true);
    await page.goto('/en');
    await expect(page.getByTestId('offline-strip')).toHaveText(
      /^You’re offline[.] This page is as of \d\d[/]\d\d[/]20\d\d \d\d:\d\d[.] Try again$/,
    );
    expect(await page.getByTestId('deal-card').count()).toBeGreaterThanOrEqual(cards);
    await expect(page.locator('script')).toHaveCount(0);
    await context.setOffline(false);
    await page.getByTestId('offline-strip').getByRole('link').click();
    await hydrated(page);
    await expect(page.getByTestId('offline-strip')).toHaveCount(0);
  });

  for (const [lang, title, seen] of [
    ['th', 'คุณออฟไลน์อยู่', 'หน้าที่คุณดูล่าสุด'],
    ['en', 'You’re offline', 'What you saw last'],
    ['id', 'Anda sedang offline', 'Terakhir dilihat'],
  ] as const)
    test(`any other page shows a message, and lists the seen pages (${lang})`, {
      tag: lang === 'th' ? [] : '@all',
    }, async ({ page, context }) => {
      const about = inLanguage(lang, '/about-us');
      await visit(page, about);
      const aboutTitle = await page.title();
      await context.setOffline(true);
      await page.goto(inLanguage(lang, '/brands'));
      await expect(page.getByTestId('offline-page')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(seen);
      await page.getByRole('link', { name: aboutTitle }).click();
      await expect(page.getByTestId('offline-strip')).toBeVisible();
      await expect(page.getByTestId('fixed-page')).toBeVisible();
    });

  test('a member’s screens are not stored, and another member’s pages aren’t found', async ({
    page,
    context,
    baseURL,
    server,
  }) => {
    const token = await signInMember(server, 'zest', { id: 'offline-1', nickname: 'Nok' });
    await context.addCookies([
      { name: 'user-token', value: token, url: baseURL },
      { name: 'user-last-login', value: '2026-08-01', url: baseURL },
    ]);
    await visit(page, '/en/about-us');
    const answers = ['getWithExtInfoById', 'message-center/view'].map((call) =>
      page.waitForResponse((response) => response.url().includes(call)),
    );
    await page.goto('/en/profile');
    await hydrated(page);
    // Hiding the page triggers storing, too.
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }));
    // When the second attempt has finished, the first one would have stored the page.
    await keepNow(page);
    await keepNow(page);
    await page.clock.runFor(6_000);
    expect(await hasKept(page, '/en/profile')).toBe(false);
    expect(await hasKept(page, '/en/about-us')).toBe(true);
    // A call running while the session ends would be refused.
    await Promise.all(answers);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('analytics-user'))).not.toBeNull();
    await context.clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => hasKept(page, '/en/about-us')).toBe(false);
    await context.setOffline(true);
    await page.goto('/en/about-us').catch(() => undefined);
    await expect(page.getByTestId('fixed-page')).toHaveCount(0);
  });
});

test('storing a page loads none of its pictures again', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(request.url());
  });
  await visit(page, '/en/products');
  const shown = await page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
  const once = shown.filter((url) => shown.indexOf(url) === shown.lastIndexOf(url) && loaded.includes(url));
  expect(once.length).toBeGreaterThan(3);
  expect(once.filter((url) => loaded.indexOf(url) !== loaded.lastIndexOf(url))).toEqual([]);
});

test('with a network every page comes from it, regardless of copies of an older release', async ({
  page,
  server,
}) => {
  await visit(page, '/en/about-us');
  await page.evaluate(async (name) => {
    const cache = await caches.open(name);
    const old = () => new Response('<p>an old release</p>', { headers: { 'Content-Type': 'text/html' } });
    for (const { url } of await cache.keys()) await cache.put(url, old());
    await caches.open('offline-0');
  }, CACHE);
  for (const path of ['/en/about-us', '/en']) {
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(true);
    await hydrated(page);
    await expect(page.getByText('an old release')).toHaveCount(0);
  }
  // Revalidated at each visit, so that a faulty one is soon replaced.
  expect((await send(server.port, 'zest', '/sw.js')).headers['cache-control']).toBe('no-cache');
});

/** Switches a tenant's installable app on or off. */
const setInstallable = (server: RunningServer, isOn: boolean) =>
  writeRows(
    server,
    'zest',
    [
      [
        "UPDATE tenants SET settings = jsonb_set(settings, '{isInstallable}', $1) WHERE id = 'zest'",
        [String(isOn)],
      ],
      ["SELECT pg_notify('talat_purge', 'tenants')", []],
    ],
    [],
  );

test.describe('a tenant that has switched it off', () => {
  test.afterEach(({ server }) => setInstallable(server, true));

  test('the service worker removes itself and all its copies', async ({ page, server }) => {
    await visit(page, '/en/about-us');
    expect(await registrations(page)).toBe(1);
    await setInstallable(server, false);
    const leaving = async () => (await send(server.port, 'zest', '/sw.js')).body.includes('unregister');
    await expect.poll(leaving).toBe(true);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await page.goto('/en/about-us?__terminal=h5');
    await hydrated(page);
    await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  });
});

test.describe('the manifest', () => {
  for (const [tenant, lang, name, colour] of [
    ['zest', 'th', 'Zest', '#C9360E'],
    ['guide', 'th', 'ไกด์ช้อป', '#0B6E69'],
    ['guide', 'en', 'Shop Guide', '#0B6E69'],
  ] as const)
    test.describe(`of ${tenant} in ${lang}`, () => {
      test.use({ tenant });

      test('has the tenant’s name and colour, and existing pictures', {
        tag: tenant === 'zest' ? [] : '@all',
      }, async ({ page }) => {
        await page.goto(inLanguage(lang, '/about-us'));
        const href = await page.locator('link[rel=manifest]').getAttribute('href');
        const manifest = await page.evaluate(async (url) => (await fetch(url ?? '')).json(), href);
        expect(manifest).toMatchObject({
          name,
          lang,
          theme_color: colour,
          scope: '/',
          display: 'standalone',
          start_url: inLanguage(lang, '/'),
        });
        for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
          const size = await page.evaluate(async (url) => {
            const picture = await createImageBitmap(await (await fetch(url)).blob());
            return `${picture.width}x${picture.height}`;
          }, src);
          expect(size).toBe(sizes);
        }
        expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
        const devtools = await page.context().newCDPSession(page);
        const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
        // A headless browser of this kind can't install anything.
        const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
        expect(ids).toEqual([]);
      });
    });
});
