import { OFFLINE_CACHE } from '#schemas/constants.ts';
import { getCookie, setCookie } from '#ui/cookie.ts';
import { browserHeaders } from './browser-headers.ts';

const listeners = new Set<() => void>();
let session: string;

/**
 * What scripts see of the session. The token is hidden from them; beside it stands when the session began. The app's
 * webviews carry a token alone.
 */
const visible = () => getCookie('user-last-login') ?? getCookie('user-token') ?? '';

/** Whether a member is signed in here, as far as the browser knows: the server may have ended the session. */
export function isSignedIn(): boolean {
  return visible() !== '';
}

/** A number that tells one signed-in member's session from another's, but not the token; 0 for a guest. */
export function sessionMark(): number {
  let mark = 0;
  for (const letter of visible()) mark = (Math.imul(mark, 31) + letter.charCodeAt(0)) | 0;
  return mark;
}

/**
 * Tells when a member signs in or out or another one takes over: here at once, elsewhere (in another tab, on the page of
 * a login provider) as soon as this page is looked at again. Returns the unsubscriber.
 */
export function watchSession(listener: () => void): () => void {
  if (listeners.size === 0) {
    session = visible();
    for (const [target, event] of occasions()) target.addEventListener(event, look);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const [target, event] of occasions()) target.removeEventListener(event, look);
  };
}

/** Tells the watchers at once of a session that a call has begun or ended. */
export function noticeSession(): void {
  look();
}

/**
 * Signs the member out here (S2 §4), also without the server. It alone can take back a token that is hidden from scripts:
 * `user-left` says that this one counts for nothing any more, until the server has learned of it.
 */
export function endSession(): void {
  if (getCookie('user-last-login') && !getCookie('user-token')) setCookie('user-left', '1');
  for (const name of ['user-token', 'user-last-login']) setCookie(name, '', { maxAge: 0 });
  look();
}

/** Tells the server of a sign-out that hasn't reached it. Without the request layer, which would tell people of failures. */
export function tellOfLeaving(): void {
  if (!getCookie('user-left')) return;
  const headers = { ...browserHeaders(), 'Content-Type': 'application/json' };
  fetch('/api/saas-user-service/user/info/logOut', { method: 'POST', headers, body: '{}' }).catch(
    () => undefined,
  );
}

const occasions = (): [EventTarget, string][] => [
  [window, 'focus'],
  [window, 'pageshow'],
  [document, 'visibilitychange'],
];

function look() {
  const now = visible();
  if (now === session) return;
  session = now;
  // Whoever signs in or out leaves no pages behind (`offline/keep-page.ts`).
  globalThis.caches?.delete(OFFLINE_CACHE).catch(() => undefined);
  for (const listener of [...listeners]) listener();
}
