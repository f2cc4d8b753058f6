import { OFFLINE_CACHE } from '#schemas/constants.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { createStore, type Store } from '#ui/store.ts';
import { browserHeaders } from './browser-headers.ts';

/** The session as last seen. */
const session: Store<string, undefined> = createStore<string, undefined>(undefined, () => {
  const end = new AbortController();
  const { signal } = end;
  session.set(visible());
  for (const event of ['focus', 'pageshow']) window.addEventListener(event, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => end.abort();
});

/**
 * Part of the session that scripts can read. The token is HTTP-only; beside it a cookie holds the start of the session.
 * The app's webviews have a token alone.
 */
const visible = (cookies = document.cookie) =>
  getCookie('user-last-login', cookies) ?? getCookie('user-token', cookies) ?? '';

/** True if a member is signed in here, as far as the browser knows: the server may have ended the session. */
export function isSignedIn(): boolean {
  return visible() !== '';
}

/** Number that differs between members' sessions without revealing the token; 0 for a guest. */
export function sessionMark(): number {
  let mark = 0;
  for (const letter of visible()) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return mark;
}

/**
 * Calls the listener when a member signs in or out or another one takes over: at once for a change here, for a change
 * elsewhere (in another tab, on the page of a login provider) when this page gets the focus again. Returns the
 * unsubscriber.
 */
export const watchSession = session.subscribe;

/** Checks the session after a call that may have begun or ended it, and calls the listeners. */
export function noticeSession(): void {
  look();
}

/**
 * Signs the member out here (S2 §4), also without the server. Only the server can delete an HTTP-only token: the cookie
 * `user-left` marks this one as void until the server has been informed.
 */
export function endSession(): void {
  if (getCookie('user-last-login') && !getCookie('user-token')) setCookie('user-left', '1');
  for (const name of ['user-token', 'user-last-login']) setCookie(name, '', { maxAge: 0 });
  look();
}

/** Reports to the server a sign-out that hasn't reached it. Without the request layer, which would show failures. */
export function tellOfLeaving(): void {
  if (!getCookie('user-left')) return;
  const headers = { ...browserHeaders(), 'Content-Type': 'application/json' };
  fetch('/api/saas-user-service/user/info/logOut', { method: 'POST', headers, body: '{}' }).catch(
    () => undefined,
  );
}

function look() {
  const now = visible();
  if (now === session.get()) return;
  // Signing in or out deletes the pages kept for offline use (`offline/keep-page.ts`).
  globalThis.caches?.delete(OFFLINE_CACHE).catch(() => undefined);
  session.set(now);
}
