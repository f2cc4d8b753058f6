import { COOKIE } from '#schemas/constants.ts';

/** Characters that RFC 6265 forbids in a value, and `%`, which escapes them. */
const unsafe = /[^\x21\x23\x24\x26-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+/gu;

type Options = { path?: string /** Seconds; 0 deletes. */; maxAge?: number };

/** Sets a browser cookie, for one year by default. */
export function setCookie(
  name: string,
  value: string,
  { path = COOKIE.path, maxAge = COOKIE.maxAgeS }: Options = {},
) {
  const encoded = value.replace(unsafe, encodeURIComponent);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every supported browser
  document.cookie = `${name}=${encoded}; path=${path}; max-age=${maxAge}; SameSite=Lax`;
}

/**
 * Value of a browser cookie, undefined when it isn't set. A value that can't be decoded is returned unchanged. Reading
 * `document.cookie` is slow: read it once for several values and pass it in.
 */
export function getCookie(name: string, cookies = document.cookie): string | undefined {
  const entry = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
