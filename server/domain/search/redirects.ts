import { parseLink } from '#schemas/content/link.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import type { Tenant } from '#schemas/tenant.ts';
import { readPageUrl } from '../../platform/page-url.ts';
import { readTarget } from '../../platform/short-target.ts';
import { spellingKey } from './spellings.ts';

/** Number of redirects that are joined to one: a redirect to a search which redirects itself leads to its end. */
const MAX_STEPS = 3;

type Redirect = { key: string; meant: string };

/**
 * Address of the shop's own site as a redirect stores it, without the language; undefined for any other. Short links
 * and addresses of operators and programs aren't pages.
 */
export function redirectTarget(tenant: Pick<Tenant, 'siteOrigin' | 'hosts'>, address: string) {
  const { siteOrigin, hosts } = tenant;
  const link = parseLink(address, siteOrigin);
  const own = link?.kind === 'path' ? readTarget({ siteOrigin, hosts }, link.href) : undefined;
  if (own === undefined) return undefined;
  const { pathname, search, hash } = new URL(own, siteOrigin);
  return splitLanguage(pathname).path + search + hash;
}

/** Addresses that searches lead to, by key. A redirect that goes round in a circle, or on too far, has none. */
export function redirectsOf(rows: readonly Redirect[]): ReadonlyMap<string, string> {
  const targets = new Map(rows.map(({ key, meant }) => [key, meant]));
  const endOf = (first: string) => {
    let address = first;
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const next = targets.get(searchedKey(address) ?? '');
      if (next === undefined) return address;
      address = next;
    }
    return undefined;
  };
  const ends = rows.map(({ key, meant }) => [key, endOf(meant)] as const);
  return new Map(ends.flatMap(([key, end]) => (end === undefined ? [] : [[key, end] as const])));
}

/** Key of the words that an address searches for; undefined if it isn't a search. */
function searchedKey(address: string): string | undefined {
  const page = readPageUrl(address.split('#', 1)[0] ?? '');
  return page?.path === '/search' && page.query.keyword ? spellingKey(page.query.keyword) : undefined;
}
