import { getCookie, setCookie } from '#ui/cookie.ts';
import { type ConsentMode, readConsent } from './analytics/consent.ts';

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
    'ccaop-x-d': deviceId(cookie),
    'user-pseudo-id': visitorId(cookie),
    'x-request-id': randomId(),
    ...Object.fromEntries(
      Object.entries(known).filter((entry): entry is [string, string] => Boolean(entry[1])),
    ),
  };
}

const bearer = (token: string | undefined) => token && `Bearer ${token}`;

/** The device's id: made by the first call, kept for a year. */
export function deviceId(cookie = document.cookie): string {
  const known = getCookie('ccaop-x-d', cookie);
  if (known) return known;
  const made = randomId();
  setCookie('ccaop-x-d', made);
  return made;
}

let visitor: string | undefined;

/** The visitor's id: kept for a year where the visitor may be observed (X36), else as long as the page. */
export function visitorId(cookie = document.cookie): string {
  const known = getCookie('user-pseudo-id', cookie);
  if (known) return known;
  visitor ??= randomId();
  const { consent = 'off' } = document.documentElement.dataset;
  if (readConsent(consent as ConsentMode) === 'granted') setCookie('user-pseudo-id', visitor);
  return visitor;
}

/** `crypto.randomUUID` exists on https only; a shop on a local network has none. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
