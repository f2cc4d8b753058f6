import { browserApi } from '#client/browser-api.ts';
import {
  linkProvider,
  registerByProvider,
  startProviderLogin,
} from '#schemas/api/invented/provider-login.ts';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import { browserStorage } from '#ui/safe-storage.ts';

/** Storage key of the time at which the last login left for its provider (named in S2 §4). */
const LEFT = 'line-login-state';
/** Time in ms in which another login counts as a retry of the last one. */
const RETRY_MS = 10 * 60_000;

/** Failures are shown by the dialog itself, without a toast. Every call here @throws ApiError */
const QUIET = { silent: true };

/**
 * Leaves for the provider, which returns to this page. On a retry LINE asks instead of signing in by itself, which fails
 * in some browsers.
 */
export async function leaveForProvider(provider: LoginProviderName): Promise<void> {
  const { pathname, search } = window.location;
  const isRetry = Date.now() - Number(browserStorage.get(LEFT) ?? 0) < RETRY_MS;
  browserStorage.set(LEFT, String(Date.now()));
  const body = { provider, back: `${pathname}${search}`, isRetry };
  const { url } = await browserApi().call(startProviderLogin, { body }, QUIET);
  window.location.assign(url);
}

/** Outcome of a login at a provider, from the page's address. */
export type ProviderOutcome = { kind: 'new' | 'link' | 'failed'; what: string };

/** Takes the outcome out of the address; undefined without one. */
export function takeOutcome(): ProviderOutcome | undefined {
  const { hash, pathname, search } = window.location;
  const [, kind, what] = /^#login=(new|link|failed)\.(\w+)$/.exec(hash) ?? [];
  if (!kind || !what) return undefined;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return { kind: kind as ProviderOutcome['kind'], what };
}

/** Opens an account for the visitor whom the provider has just signed in. */
export async function registerWithProvider(): Promise<void> {
  await browserApi().call(registerByProvider, { body: { isAgreed: true } }, QUIET);
}

/** Links the provider's account that has just signed in with the member. */
export async function linkWithProvider(): Promise<void> {
  await browserApi().call(linkProvider, {}, QUIET);
}
