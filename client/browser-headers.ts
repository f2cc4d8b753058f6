import { getCookie, setCookie } from '#ui/cookie.ts';

/**
 * Headers of every request: language, device, platform, visitor, request id and the member's token (S2 §7; X43). In a
 * preview also its time.
 */
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
 * Id of the device or the visitor: created by the first call and kept for a year; the visitor's only for this page as
 * long as observing isn't allowed (X36).
 */
export function lastingId(name: 'ccaop-x-d' | 'user-pseudo-id', cookie = document.cookie): string {
  const known = getCookie(name, cookie);
  if (known) return known;
  made[name] ??= randomId();
  if (name === 'ccaop-x-d' || isObserved(cookie)) setCookie(name, made[name]);
  return made[name];
}

/** True if observing is allowed, as in `readConsent`, which the first call can't wait for. */
export function isObserved(cookie = document.cookie): boolean {
  const mode = document.documentElement.dataset.consent;
  const choice = getCookie('analytics-consent', cookie);
  const isSilent =
    !choice && mode !== 'opt-in' && !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl;
  return isSilent || mode === 'off' || choice === 'granted';
}

/** Random UUID; `crypto.randomUUID` exists on https only, which a shop on a local network lacks. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
