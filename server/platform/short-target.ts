import type { Tenant } from '#schemas/tenant.ts';
import { readPageUrl } from './page-url.ts';

/**
 * Pattern of printable ASCII without backslash: browsers drop, fold or reinterpret other characters (tabs, full-width
 * dots, `\`).
 */
const PLAIN = /^[!-[\]-~]{1,2048}$/;
/** Pattern of an address with a plain host: no user information, nothing encoded. */
const WEB = /^https?:\/\/[a-z\d.-]+(?::\d{1,5})?(?=[/?#]|$)/i;
/** First path segments of own addresses that show shoppers no page, or redirect to others. */
const CLOSED = new Set(['api', 'editor', 'review', 's']);

/**
 * Valid target of a short link or a search's redirect: a path of the tenant's own site, or an address at a host that the
 * tenant's settings allow. Undefined for anything else.
 */
export function readTarget(
  { siteOrigin, hosts, shortLinkHosts = [] }: Pick<Tenant, 'siteOrigin' | 'hosts' | 'shortLinkHosts'>,
  address: string,
): string | undefined {
  if (!PLAIN.test(address) || !(address.startsWith('/') || WEB.test(address))) return undefined;
  if (!URL.canParse(address, siteOrigin)) return undefined;
  const url = new URL(address, siteOrigin);
  if (url.origin === siteOrigin || hosts.includes(url.hostname)) return ownPath(url);
  const isAllowed = url.protocol === 'https:' && url.port === '' && shortLinkHosts.includes(url.hostname);
  return isAllowed && !url.pathname.startsWith('/s/') ? url.href : undefined;
}

function ownPath({ pathname, search, hash }: URL): string | undefined {
  const page = readPageUrl(pathname + search);
  if (!page) return undefined;
  const path = decodeURIComponent(page.path);
  const [, first = ''] = path.split('/');
  return /\/\/|\\/.test(path) || CLOSED.has(first.toLowerCase()) ? undefined : pathname + search + hash;
}
