import type { Language } from '#schemas/constants.ts';
import { splitLanguage } from './variant.ts';

/** Query parameters that pages may depend on; every other one is noise and can't split the cache. */
const PAGE_QUERY = ['page', 'sort', 'keyword', 'tab', 'filter'] as const;
/** What only one page depends on. */
const OWN_QUERY: Readonly<Record<string, readonly string[]>> = {
  '/deal-alerts/unsubscribe': ['token', 'state'],
};
const MAX_URL = 2_048;
/** Twenty filters, each named by an id. */
const MAX_VALUE = 1_000;

export type PageUrl = {
  prefix: Language | undefined;
  /** Decodable path without language prefix and trailing slash. */
  path: string;
  query: Record<string, string>;
  /** The part of the cache key that the URL gives. */
  key: string;
};

/** Reads a page's URL; undefined when no page can have it. */
export function readPageUrl(url: string): PageUrl | undefined {
  if (url.length > MAX_URL) return undefined;
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  if (!isCleanPath(raw)) return undefined;
  const { prefix, path } = splitLanguage(raw);
  const query = mark < 0 ? {} : readQuery(path, url.slice(mark + 1));
  const key = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  return { prefix, path, query, key };
}

function readQuery(path: string, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of [...PAGE_QUERY, ...(OWN_QUERY[path] ?? [])]) {
    const value = name === 'filter' ? readFilter(given) : given.get(name);
    if (value && value.length <= MAX_VALUE) query[name] = value;
  }
  return query;
}

/** A form sends each of its choices by itself: as `filter`, or `filter.price` where one excludes another. */
function readFilter(given: URLSearchParams): string {
  const parts = [...given].filter(([name, value]) => /^filter(\.\w+)?$/.test(name) && value);
  return parts.map(([, value]) => value).join(' ');
}

function isCleanPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || path.startsWith('/_'))
    return false;
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
