import { randomId } from '#client/browser-headers.ts';
import { noticeSession } from '#client/session.ts';
import type { ViewContext } from '#runtime/context.ts';
import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import { ID_TOKEN_PROVIDERS } from '#schemas/enums/account.ts';
import { toast } from '#ui/toast.ts';
import { signInByIdToken } from '../account-forms/account-calls.ts';
import { refusal } from '../account-forms/refusal.ts';
import { screenPath } from '../links/paths.ts';

/** Storage key of the pending login at a provider (named in S2 §4). */
const STORED = 'line-login-state';
/** Maximum duration of a login at a provider, in ms; after it the login starts again. */
const LIFETIME_MS = 15 * 60_000;

type Waiting = { provider: string; state: string; nonce: string; back: string; since: number };

/**
 * Redirects to the login provider, which returns with an id token in the address (OpenID's implicit flow). `state`
 * proves that the request came from here, `nonce` that the token was made for this login.
 */
export function leaveForProvider({ provider, authorizeUrl, clientId }: LoginProvider): void {
  const { origin, pathname, search } = window.location;
  const back = `${pathname}${search}`;
  const waiting: Waiting = { provider, state: randomId(), nonce: randomId(), back, since: Date.now() };
  localStorage.setItem(STORED, JSON.stringify(waiting));
  const url = new URL(authorizeUrl);
  const query = {
    response_type: 'id_token',
    response_mode: 'fragment',
    client_id: clientId,
    redirect_uri: `${origin}${screenPath('/profile')}`,
    scope: 'openid profile email',
    state: waiting.state,
    nonce: waiting.nonce,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  window.location.assign(url);
}

/**
 * Completes the login after the redirect back, and returns the member to the page they came from. The token is removed
 * from the address first. @throws ApiError, or Error for a response to no request of ours
 */
export async function finishProviderLogin(): Promise<void> {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  const waiting = takeWaiting();
  const provider = ID_TOKEN_PROVIDERS.find((known) => known === waiting?.provider);
  const idToken = answer.get('id_token') ?? '';
  if (!waiting || !provider || answer.get('state') !== waiting.state || nonceIn(idToken) !== waiting.nonce)
    throw new Error('Nobody here has asked for this login');
  await signInByIdToken(provider, idToken);
  noticeSession();
  const { origin } = window.location;
  const back = new URL(waiting.back, origin);
  if (back.origin === origin) window.location.replace(back);
}

/** Shows why the login at the provider failed. */
export function tellProviderFailure(error: unknown, t: ViewContext['t']): void {
  toast(refusal(error, t).text, { variant: 'error' });
}

/** Takes the pending login out of the storage, so that it is completed only once. */
function takeWaiting(): Waiting | undefined {
  const text = localStorage.getItem(STORED);
  localStorage.removeItem(STORED);
  try {
    const waiting = JSON.parse(text ?? 'null') as Waiting | null;
    return waiting && Date.now() - waiting.since < LIFETIME_MS ? waiting : undefined;
  } catch {
    return undefined;
  }
}

/** Nonce of an id token. The server verifies the token; this only matches the response to its request. */
function nonceIn(idToken: string): unknown {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) as { nonce?: unknown }).nonce;
  } catch {
    return undefined;
  }
}
