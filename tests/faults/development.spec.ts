import { expect } from 'playwright/test';
import { test } from '../support/server-test.ts';

test('pages hydrate in development too', { tag: '@all' }, async ({ page, startOwn }) => {
  const server = await startOwn({ NODE_ENV: 'development' }, ['--dev']);
  await page.goto(`http://zest.localhost:${server.port}/privacy-policy`, { timeout: 180_000 });
  const panel = page.getByTestId('navigator-panel');
  await expect(async () => {
    await page.getByTestId('navigator-toggle').click();
    await expect(panel).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // The page still holds the socket for hot reloading.
  server.signal('SIGINT');
  expect(await server.exited).toBe(0);
});
