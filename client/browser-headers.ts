import { getCookie, setCookie } from '#ui/cookie.ts';

/** What every request carries: language, device, platform, visitor, its own id and who is signed in (S2 §7; X43). In a preview also its moment. */
export function browserHeaders(): Record<string, string> {
  const { cookie } = document;
  const known = {
    Authorization: bearer(getCookie('user-token', cookie)),
    'X-Preview-Time': document.documentElement.dataset.preview,
  };
  return {
    'Accept-Language': document.documentElement.lang,
    platform: getCookie('platform', cookie) ?? 'Web',
    'ccaop-x-d': lastingId('ccaop-x-d', cookie),
    'user-pseudo-id': lastingId('user-pseudo-id', cookie),
    'x-request-id': randomId(),
    ...Object.fromEntries(
      Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  };
}

const bearer = (token: string | undefined) => token && `Bearer ${token}`;

const made: Record<string, string> = {};

/**
 * The device's or the visitor's id: made by the first call, kept for a year; the visitor's, as long as they may not be
 * observed (X36), only with the page.
 */
export function lastingId(name: 'ccaop-x-d' | 'user-pseudo-id', cookie = document.cookie): string {
  const known = getCookie(name, cookie);
  if (known) return known;
  made[name] ??= randomId();
  if (name === 'ccaop-x-d' || isObserved(cookie)) setCookie(name, made[name]);
  return made[name];
}

/** As `readConsent` says, which the first call can't wait for. */
function isObserved(cookie: string): boolean {
  const mode = document.documentElement.dataset.consent;
  const choice = getCookie('analytics-consent', cookie);
  const isSilent =
    !choice && mode !== 'opt-in' && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  return isSilent || mode === 'off' || choice === 'granted';
}

/** `crypto.randomUUID` exists on https only; a shop on a local network has none. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
