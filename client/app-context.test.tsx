import { afterEach, expect, test, vi } from 'vitest';
import { fixtureContext } from '#storefront/fixtures.ts';
import { setCookie } from '#ui/cookie.ts';
import { readAppContext } from './app-context.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('collects the context of the page and the browser', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { currentTimeMillis: Date.now() + 3_600_000 } }));
  setCookie('user-last-login', '2026-08-01');
  setCookie('timezone', '+07:00');
  document.body.innerHTML = '<div data-page-type="COMMON_PAGE"></div>';
  window.history.replaceState(null, '', '/search?keyword=fan');
  localStorage.setItem('hide-download-guide-time', String(Date.now()));
  const categories = [{ id: '1', code: 'c1', name: 'Home', level: 1 }];
  const { clockInfo, ...context } = await readAppContext(fixtureContext({ device: 'phone' }), categories);
  expect(context).toEqual({
    isMobilePhone: true,
    lang: 'th',
    userLastLogin: '2026-08-01',
    tenantInfo: { timezone: 'Asia/Bangkok', dateFormat: 'DD/MM/YYYY' },
    clientTimezone: '+07:00',
    terminal: 'h5',
    searchKeywords: ['fan'],
    pageConfig: { path: '/search', pageType: 'COMMON_PAGE' },
    isDownloadGuideHidden: true,
    safeAreaTop: 0,
    categories,
  });
  expect(Math.round((clockInfo.currentTimeMillis - clockInfo.receivedMillis) / 60_000)).toBe(60);
});
