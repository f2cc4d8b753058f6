import { expect, test } from '@playwright/test';
import { startServer, temporaryDataDir } from '../support/running-server.ts';

test('in development pages come alive too', async ({ page }) => {
  test.setTimeout(120_000);
  const dataDir = await temporaryDataDir();
  const server = await startServer({ DATA_DIR: dataDir.path, NODE_ENV: 'development' }, ['--dev']);
  try {
    await page.goto(`http://zest.localhost:${server.port}/privacy-policy`, { timeout: 60_000 });
    const panel = page.getByTestId('navigator-panel');
    await expect(async () => {
      await page.getByTestId('navigator-toggle').click();
      await expect(panel).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 45_000 });
    // The page still holds the socket over which it hears of changes.
    server.signal('SIGINT');
    expect(await server.exited).toBe(0);
  } finally {
    await server.stop();
    await dataDir.remove();
  }
});
