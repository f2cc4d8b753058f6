import type { Page } from 'playwright/test';

/**
 * Holds the page's next request of an address until `release` is called, so that what it shows meanwhile lasts as long
 * as the test looks.
 */
export async function hold(page: Page, url: string | RegExp, times = 1): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await promise;
      await route.continue();
    },
    { times },
  );
  return resolve;
}
