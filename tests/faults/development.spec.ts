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
  } finally {
    // What watches for changes would keep its socket, and the server, open.
    await page.close();
    await server.stop();
    await dataDir.remove();
  }
});
