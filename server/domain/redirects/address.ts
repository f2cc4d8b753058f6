import { parseLink } from '#schemas/content/link.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import { hasNextSuffix, isServerOwn } from '#schemas/page/page-path.ts';
import { BELOW, normalisedPath, readablePath } from '#schemas/page/redirect-sources.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { readTarget } from '../../platform/short-target.ts';

type Site = Pick<Tenant, 'siteOrigin' | 'hosts' | 'shortLinkHosts'>;

const MAX_SOURCE = 500;

/**
 * Source of a redirect as it is stored: the path without language, trailing slash and percent signs, in lower case.
 * Undefined for an address that nothing of the shop can have, and for `/` and `/*`.
 */
export function redirectSource(
  { siteOrigin }: Pick<Site, 'siteOrigin'>,
  written: string,
): string | undefined {
  const isBelow = written.endsWith(BELOW);
  const link = parseLink(isBelow ? written.slice(0, -BELOW.length) : written, siteOrigin);
  if (link?.kind !== 'path' || link.href.length > MAX_SOURCE || /[?#*]/.test(link.href)) return undefined;
  const path = normalisedPath(link.href);
  const isNone =
    path === '/' ||
    /\/(?:\/|(?:\.|%2e){1,2}(?:\/|$))/i.test(path) ||
    isServerOwn(path) ||
    hasNextSuffix(path);
  return isNone ? undefined : path + (isBelow ? BELOW : '');
}

/**
 * Target of a redirect as it is stored: a readable path of this site, without the language, or an address at a host
 * that the tenant's settings allow. Undefined for any other.
 */
export function redirectAddress(site: Site, written: string): string | undefined {
  const href = parseLink(written, site.siteOrigin)?.href;
  const target = href === undefined ? undefined : readTarget(site, href);
  return target?.startsWith('/') ? readablePath(splitLanguage(target).path) : target;
}

/** Address in a `Location` header. */
export function locationOf(address: string): string {
  return parseLink(address)?.href ?? '/';
}
