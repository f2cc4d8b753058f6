import type { Language } from '#schemas/constants.ts';
import { splitLanguage } from '#schemas/find-language.ts';
import { hasNextSuffix } from '#schemas/page/page-path.ts';
import { DOCUMENT_QUERY, findScreen } from '#schemas/screens.ts';

/**
 * Pattern of a later page's number, the same as in `pageNumber` of the lists: any other value is the first page,
 * which has no number.
 */
const LATER_PAGE = /^(?!1$)[1-9]\d{0,8}$/;
/** Length limit of a path; parameters that no page reads are dropped, however long they are. */
const MAX_PATH = 2_048;
/** Length limit of a parameter's value: room for twenty filters with one id each. */
const MAX_VALUE = 1_000;

export type PageUrl = {
  prefix: Language | undefined;
  /** Decoded path without language prefix and trailing slash. */
  path: string;
  query: Record<string, string>;
  /** The URL's part of the cache key. */
  key: string;
};

/** Reads a page's URL; undefined when no page can have it. */
export function readPageUrl(url: string): PageUrl | undefined {
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  if (raw.length > MAX_PATH || !isCleanPath(raw)) return undefined;
  const { prefix, path } = splitLanguage(raw);
  const query = mark < 0 ? {} : readQuery(path, url.slice(mark + 1));
  const key = Object.keys(query).length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
  return { prefix, path, query, key };
}

function readQuery(path: string, search: string): Record<string, string> {
  const given = new URLSearchParams(search);
  const query: Record<string, string> = {};
  const screen = findScreen(path);
  for (const name of screen ? (screen.query ?? []) : DOCUMENT_QUERY) {
    const value = name === 'filter' ? readFilter(given) : given.get(name);
    const isMeant = name !== 'page' || LATER_PAGE.test(value ?? '');
    if (value && isMeant && value.length <= MAX_VALUE) query[name] = value;
  }
  return query;
}

/**
 * Joins the filters of a form, which sends each choice separately: as `filter`, or as `filter.price` where one choice
 * excludes another.
 */
function readFilter(given: URLSearchParams): string {
  const parts = [...given].filter(([name, value]) => /^filter(\.\w+)?$/.test(name) && value);
  return parts.map(([, value]) => value).join(' ');
}

function isCleanPath(path: string): boolean {
  if (!path.startsWith('/') || path.includes('//') || path.includes('\\') || path.startsWith('/_'))
    return false;
  if (path.split('/').some((part) => part === '..' || part === '.')) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !/\p{Cc}/u.test(decoded) && !hasNextSuffix(decoded);
  } catch {
    return false;
  }
}
