import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { appLinksSchema } from '#schemas/tenant.ts';
import { interceptPage, openApp } from './open-app.ts';

const LINKS = {
  custom: 'zest://open',
  apple: 'https://apps.apple.com/th/app/id1',
  google: 'https://play.google.com/store/apps/details?id=com.zest',
  huawei: 'https://appgallery.huawei.com/app/C1',
};
const PATH = '/en/content/d1?a=b';
const CUSTOM = 'zest://open?path=%2Fen%2Fcontent%2Fd1%3Fa%3Db';
const GOOGLE = `${LINKS.google}&referrer=path%3D%252Fen%252Fcontent%252Fd1%253Fa%253Db`;

let gone: string[];
const go = (href: string) => void gone.push(href);
const visit = (
  appLinks: Partial<typeof LINKS> & { intercept?: boolean } = LINKS,
  device: 'phone' | 'desktop' = 'phone',
) => ({ tenant: { appLinks }, device });
const hide = (isHidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
const started = () => localStorage.getItem('started-app');

beforeEach(() => {
  window.history.replaceState(null, '', PATH);
  vi.useFakeTimers();
  gone = [];
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('[W1] a page that stays visible', () => {
  test.each([
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', LINKS.apple],
    ['iPad', 'Mozilla/5.0 (iPad; CPU OS 15_0 like Mac OS X)', LINKS.apple],
    ['iPod', 'Mozilla/5.0 (iPod touch; CPU iPhone OS 15_0 like Mac OS X)', LINKS.apple],
    ['Huawei', 'Mozilla/5.0 (Linux; Android 10; HUAWEI P40) AppleWebKit/537.36', LINKS.huawei],
    ['Huawei by its system', 'Mozilla/5.0 (Phone; OpenHarmony 5.0) HarmonyOS', LINKS.huawei],
    ['Huawei by its model', 'Mozilla/5.0 (Linux; Android 10; ELS-NX9) AppleWebKit/537.36', LINKS.huawei],
    [
      'Huawei by a model’s build',
      'Mozilla/5.0 (Linux; Android 9; POT-LX1T Build/HUAWEIPOT-LX1T; wv)',
      LINKS.huawei,
    ],
    ['Samsung', 'Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36', GOOGLE],
    ['Samsung of Korea', 'Mozilla/5.0 (Linux; Android 4.4; SHV-E210S) AppleWebKit/537.36', GOOGLE],
    ['any other phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8)', GOOGLE],
    ['a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', GOOGLE],
  ])('leads %s to its store after 250 checks of 20 ms', (_device, agent, store) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
    openApp(visit(), PATH, go);
    expect(gone).toEqual([CUSTOM]);
    vi.advanceTimersByTime(4_999);
    expect(gone).toEqual([CUSTOM]);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([CUSTOM, store]);
    vi.advanceTimersByTime(60_000);
    expect(gone).toHaveLength(2);
  });

  test('leads there once after several attempts to open the app', () => {
    openApp(visit(), PATH, go);
    vi.advanceTimersByTime(3_000);
    openApp(visit(), PATH, go);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([CUSTOM, CUSTOM, GOOGLE]);
  });
});

describe('[W2] a page that becomes hidden leads to no store', () => {
  test('found by a check', () => {
    openApp(visit(), PATH, go);
    vi.advanceTimersByTime(1_000);
    hide(true);
    vi.advanceTimersByTime(20);
    hide(false);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([CUSTOM]);
  });

  test.each([
    ['visibilitychange', document],
    ['pagehide', window],
  ])('found by %s between two checks', (event, target) => {
    openApp(visit(), PATH, go);
    target.dispatchEvent(new Event(event));
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([CUSTOM]);
  });
});

test('without a custom link the store is opened at once, without a store nothing', () => {
  openApp(visit({ google: LINKS.google }), PATH, go);
  expect(gone).toEqual([GOOGLE]);
  openApp(visit({ custom: LINKS.custom }), PATH, go);
  openApp(visit({}), PATH, go);
  vi.advanceTimersByTime(60_000);
  expect(gone).toEqual([GOOGLE, CUSTOM]);
});

describe('[W3] the started-app flag is stored', () => {
  test.each([
    ['at once where pages are not intercepted', false, 'phone', 0],
    ['after 2000 ms on a phone where they are', true, 'phone', 2_000],
    ['after 2500 ms on anything else where they are', true, 'desktop', 2_500],
  ] as const)('%s', (_when, intercept, device, afterMs) => {
    openApp(visit({ ...LINKS, intercept }, device), PATH, go);
    vi.advanceTimersByTime(Math.max(0, afterMs - 1));
    if (afterMs > 0) expect(started()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(started()).toBe('true');
  });
});

describe('the first page of a device', () => {
  test('starts the app where pages are intercepted, once, and leads to no store', () => {
    interceptPage(visit({ ...LINKS, intercept: true }), go);
    vi.advanceTimersByTime(60_000);
    interceptPage(visit({ ...LINKS, intercept: true }), go);
    vi.advanceTimersByTime(60_000);
    expect(gone).toEqual([CUSTOM]);
  });

  test('starts nothing without interception, or without storage', () => {
    interceptPage(visit(), go);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    interceptPage(visit({ ...LINKS, intercept: true }), go);
    expect(gone).toEqual([]);
  });
});

test.each([
  'javascript://%0aalert(1)',
  'data:text/html,x',
  'blob://x',
  'zest',
  'JAVASCRIPT://x',
  'zest://a b',
])('a tenant may not have %s as its custom link', (custom) => {
  expect(appLinksSchema.safeParse({ custom }).success).toBe(false);
});
