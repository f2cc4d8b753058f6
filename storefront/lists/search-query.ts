import { RESULT_SORTS, type ResultSort } from '#schemas/enums/feed.ts';
import { LABEL_FIRST_CATEGORIES } from '#schemas/enums/label.ts';
import { type Choice, readChoices, writeChoices } from './product-filter.ts';

/** The tabs of search results (S1 §2); the first is shown where the address names none. */
export const SEARCH_TABS = ['products', 'content', 'articles', 'reviews', 'deals'] as const;
type SearchTab = (typeof SEARCH_TABS)[number];

const MAX_KEYWORD = 100;

/** Request filters of each tab (X10); reviews come from the feed. */
export const TAB_BODIES = {
  products: { dataTypes: ['GOODS', 'GOODS_LINK_DETAIL'] },
  deals: { dataTypes: ['CONTENT'], contentTypeCodes: ['DEAL'] },
  articles: { dataTypes: ['ARTICLE'] },
  content: { dataTypes: ['NOTE'] },
} as const;

export type SearchRequest = {
  keyword: string;
  tab: SearchTab;
  sort: ResultSort | undefined;
  choices: Choice[];
};

/** Search request of an address; invalid values are left out. */
export function readSearch(query: Readonly<Record<string, string>>): SearchRequest {
  const tab = SEARCH_TABS.find((name) => name === query.tab) ?? 'products';
  const sorts = sortsOf(tab);
  return {
    keyword: cleanKeyword(query.keyword),
    tab,
    sort: RESULT_SORTS.find((name) => name === query.sort && sorts.includes(name)),
    choices: hasFilters(tab) ? readChoices(query.filter) : [],
  };
}

/** Keyword as it may be sent: without characters that can't be stored, of limited length. */
export function cleanKeyword(keyword = ''): string {
  const text = keyword.toWellFormed().replaceAll('\0', '').trim();
  return [...text].slice(0, MAX_KEYWORD).join('').slice(0, MAX_KEYWORD).toWellFormed();
}

/** Sorts of a tab: products by the labels' first categories (Q6), everything by age and popularity. */
export function sortsOf(tab: SearchTab): readonly ResultSort[] {
  return hasFilters(tab)
    ? ['HOT_DESC', 'UPDATE_DESC', ...LABEL_FIRST_CATEGORIES]
    : ['HOT_DESC', 'UPDATE_DESC'];
}

/** True if the tab has filters. */
export function hasFilters(tab: SearchTab): tab is 'products' | 'deals' {
  return tab === 'products' || tab === 'deals';
}

/** Address of the results after a change, from their first page; another tab starts without sort and filters. */
export function searchHref(request: SearchRequest, change: Partial<SearchRequest>): string {
  const next = { ...request, ...(change.tab && { sort: undefined, choices: [] }), ...change };
  const query = new URLSearchParams();
  if (next.keyword) query.set('keyword', next.keyword);
  if (next.tab !== 'products') query.set('tab', next.tab);
  if (next.sort) query.set('sort', next.sort);
  const filter = writeChoices(next.choices);
  if (filter) query.set('filter', filter);
  return `?${query}`;
}
