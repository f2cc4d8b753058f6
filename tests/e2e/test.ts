import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from 'playwright/test';
import type { Language } from '#schemas/constants.ts';
import type { RunningServer } from '../support/running-server.ts';
import { test as serverTest } from '../support/server-test.ts';

export { expect } from 'playwright/test';

export type TenantId = 'zest' | 'guide';

type StorageState = PlaywrightTestOptions['storageState'];

type Fixtures = {
  /** Tenant whose site `page` visits. */
  tenant: TenantId;
  /** Console errors expected by the test. */
  expectedErrors: RegExp | undefined;
  /** Browser errors so far; an unexpected one fails the test. */
  errors: string[];
  /** Whether the test needs a context that no other test has used, as one about what its page loads. */
  ownContext: boolean;
};

/** A context, the origins that its pages have visited, and whether a test has left in it what can't be taken out. */
type Kept = { context: BrowserContext; origins: Set<string>; isSpoiled: boolean };

/** A test in a browser, on the site of one tenant. */
export const test = serverTest.extend<Fixtures, { kept: Map<string, Kept> }>({
  tenant: ['zest', { option: true }],
  expectedErrors: [undefined, { option: true }],
  ownContext: [false, { option: true }],
  /** The worker's contexts by their options. */
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its parameters
    async ({}, use) => {
      const kept = new Map<string, Kept>();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  /**
   * The worker's context with the test's options, without what earlier tests have left in it: the files of pages and
   * their compiled scripts stay in its cache. An option that a test sets must be among these.
   */
  context: async (
    {
      browser,
      kept,
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      ownContext,
      permissions,
      serviceWorkers,
      storageState,
      timezoneId,
      userAgent,
      viewport,
    },
    use,
  ) => {
    const key = JSON.stringify([
      baseURL,
      colorScheme,
      contextOptions,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      locale,
      ownContext,
      permissions,
      serviceWorkers,
      timezoneId,
      userAgent,
      viewport,
    ]);
    const one = kept.get(key) ?? (await keep(kept, key, browser));
    await use(one.context);
    if (one.isSpoiled || ownContext) {
      kept.delete(key);
      await one.context.close();
    } else await clear(one, storageState);
  },
  baseURL: async ({ server, tenant }, use) => use(origin(server, tenant)),
  errors: [
    async ({ page, expectedErrors }, use) => {
      const errors = watchErrors(page);
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      if (unexpected.length > 0) throw new Error(`Errors in the browser:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Contexts that a worker keeps: consecutive tests have few kinds. */
const MOST_KEPT = 3;

/** Adds a context with the test's options, in place of the oldest one where there are too many. */
async function keep(kept: Map<string, Kept>, key: string, browser: Browser): Promise<Kept> {
  const [oldest] = kept;
  if (oldest && kept.size >= MOST_KEPT) {
    kept.delete(oldest[0]);
    await oldest[1].context.close();
  }
  const context = await browser.newContext();
  const one = { context, origins: new Set<string>(), isSpoiled: false };
  context.on('request', (request) => {
    if (request.isNavigationRequest()) one.origins.add(new URL(request.url()).origin);
  });
  const spoil = () => {
    one.isSpoiled = true;
  };
  watchCalls(context, ['addInitScript', 'exposeBinding', 'exposeFunction'], spoil);
  watchCalls(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spoil);
  kept.set(key, one);
  return one;
}

/** Calls `watcher` before these methods of an object. */
function watchCalls<T extends object>(object: T, names: readonly (keyof T)[], watcher: () => void) {
  for (const name of names) {
    const method = object[name] as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      watcher();
      return method.apply(object, args);
    };
    Object.assign(object, { [name]: watched });
  }
}

/** Takes from a context what a test has left in it, but for the browser's cache of files. */
async function clear({ context, origins }: Kept, state: StorageState): Promise<void> {
  const [page, ...others] = context.pages();
  for (const other of others) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  // A page may store something as it is left.
  await page?.goto('about:blank');
  await context.clearPermissions();
  await context.clearCookies();
  if (typeof state === 'object') await context.addCookies(state.cookies);
  if (!page) return;
  const session = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  for (const origin of origins) await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  origins.clear();
  await page.close();
}

export const origin = (server: RunningServer, tenant: TenantId) =>
  `http://${tenant}.localhost:${server.port}`;

/** A path in a language; Thai, both tenants' default, has no prefix. */
export const inLanguage = (lang: Language, path: string) =>
  lang === 'th' ? path : `/${lang}${path === '/' ? '' : path}`;

/** Chooses the dark theme, which takes precedence over the system's; returns when every colour has changed. */
export async function darken(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    document.documentElement.setAttribute('data-theme', 'dark');
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One that another change of the element cancels is over too.
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
}

/** Edits of a page: the editor sends them again after a 503, with which an overloaded API answers. */
const REPEATED = /\/editor\/pages\/[^/]+\/edits$/;

function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    const isRepeated = message.text().includes('status of 503') && REPEATED.test(url);
    if (message.type() === 'error' && !isRepeated) errors.push(`${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}
