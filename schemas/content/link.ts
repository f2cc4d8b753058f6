/** Checked link; `href` goes into the markup. A `path` stays on this site, a `url` opens a new window (S1 §2). */
export type Link = { kind: 'path' | 'url' | 'tel' | 'mailto'; href: string };

const MAX_LENGTH = 2_048;
/** Controls, invisible format characters, lone surrogates, spaces and backslashes: browsers drop or reinterpret them. */
const TRICKY = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\\]/u;
const WEB = /^https?:\/\/([^/?#]+)/i;
const TEL = /^tel:\+?[\d*().-]{2,31}$/i;
const MAILTO = /^mailto:[\w.+-]+@[a-z\d-]+(\.[a-z\d-]+)+(\?(subject|body)=[^&]*(&(subject|body)=[^&]*)?)?$/i;
const ANY_ORIGIN = 'https://path.invalid';

/**
 * Parses a link written by an operator: a path from the root, http(s), `tel:` or `mailto:`. Anything else is null. An
 * absolute URL of the site itself becomes a path.
 */
export function parseLink(value: string, siteOrigin?: string): Link | null {
  if (value.length > MAX_LENGTH || TRICKY.test(value)) return null;
  if (value.startsWith('/')) return pathOf(new URL(`${ANY_ORIGIN}${value}`));
  if (TEL.test(value)) return { kind: 'tel', href: lowerScheme(value) };
  if (MAILTO.test(value)) return { kind: 'mailto', href: lowerScheme(value) };
  const authority = WEB.exec(value)?.[1];
  if (!authority || authority.includes('@') || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (siteOrigin !== undefined && url.origin === new URL(siteOrigin).origin) return pathOf(url);
  return { kind: 'url', href: url.href };
}

/**
 * Path of a URL; null for `//host`, which `/.//host` becomes too once its dots are resolved: a browser would leave the
 * site.
 */
function pathOf({ pathname, search, hash }: URL): Link | null {
  return pathname.startsWith('//') ? null : { kind: 'path', href: `${pathname}${search}${hash}` };
}

function lowerScheme(value: string): string {
  const colon = value.indexOf(':');
  return value.slice(0, colon).toLowerCase() + value.slice(colon);
}
