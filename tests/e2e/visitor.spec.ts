import type { Page } from 'playwright/test';
import type { AppContext } from '#client/app-context.ts';
import { LANGUAGES } from '#schemas/constants.ts';
import { send, sendJson } from '../support/http.ts';
import { APP, DESKTOP, PHONE } from './devices.ts';
import { signIn } from './people-kit.ts';
import { hydrated } from './story.ts';
import { expect, inLanguage, test } from './test.ts';

/** The page's context, which an effect after the hydration gives. */
async function appContext(page: Page) {
  await page.waitForFunction(() => '__APP_CONTEXT__' in window);
  return page.evaluate(
    () => (window as typeof window & { __APP_CONTEXT__: Promise<AppContext> }).__APP_CONTEXT__,
  );
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('[SP25] a page knows its visitor, its tenant, its own address and the server’s time', async ({
    page,
    server,
  }) => {
    const setClock = (offsetMs: number) =>
      sendJson(server.port, 'zest', '/api/__debug/clock', { method: 'POST', body: { offsetMs } });
    await setClock(86_400_000);
    await open(page, '/en');
    const { categories, clockInfo, ...context } = await appContext(page);
    expect(context).toEqual({
      isMobilePhone: true,
      lang: 'en',
      userLastLogin: undefined,
      tenantInfo: { timezone: 'Asia/Bangkok', dateFormat: 'DD/MM/YYYY' },
      clientTimezone: '+07:00',
      terminal: 'h5',
      searchKeywords: [],
      pageConfig: { path: '/en', pageType: 'COMMON_PAGE' },
      isDownloadGuideHidden: false,
      safeAreaTop: 0,
    });
    expect(categories.length).toBeGreaterThan(10);
    expect(categories[0]).toMatchObject({ id: expect.any(String), name: expect.any(String), level: 1 });
    expect(Math.abs(clockInfo.receivedMillis - Date.now())).toBeLessThan(10_000);
    expect(Math.abs(clockInfo.currentTimeMillis - Date.now() - 86_400_000)).toBeLessThan(10_000);
    await setClock(0);
  });

  test('[SP25] values stored on the device are used', async ({ page, context, baseURL, server }) => {
    await signIn(page, server, 'visitor-member');
    await context.addCookies([{ name: 'user-last-login', value: '2026-08-01', url: baseURL }]);
    await open(page, '/about-us?keyword=fan');
    await page.evaluate(() => localStorage.setItem('hide-download-guide-time', String(Date.now())));
    expect(await appContext(page)).toMatchObject({
      lang: 'th',
      userLastLogin: '2026-08-01',
      searchKeywords: ['fan'],
      isDownloadGuideHidden: true,
    });
  });
});

test.describe('in the app', () => {
  test.use(APP);

  test('[SP25] the terminal is the app', async ({ page }) => {
    await open(page, '/about-us');
    expect(await appContext(page)).toMatchObject({ terminal: 'app', isMobilePhone: true });
  });
});

test.describe('on a desktop', () => {
  test.use({ ...DESKTOP, timezoneId: 'America/St_Johns' });

  test('[SP24, SP25] the time zone is stored for a year and the whole site, once', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, '/about-us');
    const written = async () => (await context.cookies()).find(({ name }) => name === 'timezone');
    await expect.poll(written).toMatchObject({ value: expect.stringMatching(/^-0[23]:30$/), path: '/' });
    const cookie = await written();
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1_000 - 31_536_000)).toBeLessThan(60);

    await context.addCookies([{ name: 'timezone', value: '+07:00', url: baseURL }]);
    await open(page, '/privacy-policy');
    expect((await written())?.value).toBe('+07:00');
    expect(await appContext(page)).toMatchObject({ isMobilePhone: false, clientTimezone: '+07:00' });
  });

  for (const lang of LANGUAGES)
    test(`[SP26] every link of the footer is present in ${lang}`, async ({ page, server }) => {
      await open(page, inLanguage(lang, '/about-us'));
      const links = await page.getByTestId('footer').getByRole('link').all();
      const hrefs = await Promise.all(links.map(async (link) => (await link.getAttribute('href')) ?? ''));
      const fixed = [
        'how-we-check-prices',
        'download',
        'user-agreement',
        'privacy-policy',
        'sitemap',
        'ranking',
      ];
      const areas = ['about-us', 'help', ...fixed];
      expect(hrefs.sort()).toEqual(areas.map((area) => inLanguage(lang, `/${area}`)).sort());
      for (const href of hrefs) {
        const first = await send(server.port, 'zest', href);
        const target = first.headers.location;
        const answer = target ? await send(server.port, 'zest', target) : first;
        expect([href, answer.status]).toEqual([href, 200]);
        expect(answer.body).toContain(`lang="${lang}"`);
      }
    });
});
