import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../support/running-server.ts';

/** Signs the owner of the first tenant in; returns the tenant's origin. */
export async function signIn(
  context: BrowserContext,
  site: Pick<RunningServer, 'port' | 'ownerPassword'>,
): Promise<string> {
  const origin = `http://zest.localhost:${site.port}`;
  const page = await context.newPage();
  await page.goto(`${origin}/editor`);
  const status = await page.evaluate(
    async (body) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/operator-auth/sign-in/email', init)).status;
    },
    { email: 'owner@zest.example', password: site.ownerPassword },
  );
  if (status !== 200) throw new Error(`The owner could not sign in: ${status}`);
  await page.close();
  return origin;
}
