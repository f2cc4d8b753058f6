import type { Page } from 'playwright/test';
import { signInMember } from '../support/rig.ts';
import type { RunningServer } from '../support/running-server.ts';
import { origin } from './test.ts';

/** Signs a member of zest in, in the browser, and gives the token. */
export async function signIn(page: Page, server: RunningServer, id: string, nickname = id): Promise<string> {
  const value = await signInMember(server, 'zest', { id, nickname });
  await page.context().addCookies([{ name: 'user-token', value, url: origin(server, 'zest') }]);
  return value;
}

/** Makes the page check the session again, as when the shopper returns from another window. */
export async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

/** Ends the session in this browser. */
export async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'user-token' });
  await lookAgain(page);
}
