import type { EndpointArgs } from '#schemas/api/endpoint.ts';
import type { commonSearch } from '#schemas/api/search.ts';
import { RESULT_SORTS, type ResultSort } from '#schemas/enums/feed.ts';
import { LABEL_FIRST_CATEGORIES } from '#schemas/enums/label.ts';

/** The tabs of search results (S1 §2); the first is shown where the address names none. */
export const SEARCH_TABS = ['products', 'content', 'articles', 'reviews', 'deals'] as const;
type SearchTab = (typeof SEARCH_TABS)[number];
type SearchFilterKind = (typeof SEARCH_FILTER_KINDS)[number];
export type SearchChoice = { kind: SearchFilterKind; value: string };

/** Filter kinds of results, in the order of the menus. */
export const SEARCH_FILTER_KINDS = ['classification', 'brand', 'price', 'platform'] as const;

const MAX_KEYWORD = 100;
const MAX_CHOICES = 20;
const VALUE = /^\w{1,40}$/;
const PRICE = /^(?=.*\d)\d{0,7}-\d{0,7}$/;

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
  choices: SearchChoice[];
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

/** True if the tab has filters for brands, categories and platforms. */
export function hasFilters(tab: SearchTab): tab is 'products' | 'deals' {
  return tab === 'products' || tab === 'deals';
}

/** Filters of the request body for the choices. */
export function filtersOf(
  choices: readonly SearchChoice[],
): Pick<
  EndpointArgs<typeof commonSearch>['body'],
  'brandIds' | 'classificationIds' | 'platforms' | 'minPrice' | 'maxPrice'
> {
  const of = (kind: SearchFilterKind) =>
    choices.filter((choice) => choice.kind === kind).map(({ value }) => value);
  const [low, high] = (of('price')[0] ?? '').split('-');
  return {
    brandIds: of('brand'),
    classificationIds: of('classification'),
    platforms: of('platform'),
    ...(low && { minPrice: Number(low) }),
    ...(high && { maxPrice: Number(high) }),
  };
}

/** Choices with this one removed if it is among them, else added. */
export function toggled(choices: readonly SearchChoice[], choice: SearchChoice): SearchChoice[] {
  const others = choices.filter(({ kind, value }) => kind !== choice.kind || value !== choice.value);
  return others.length < choices.length ? others : withChoice(choices, choice);
}

/** Address of the results after a change, from their first page; another tab starts without sort and filters. */
export function searchHref(request: SearchRequest, change: Partial<SearchRequest>): string {
  const next = { ...request, ...(change.tab && { sort: undefined, choices: [] }), ...change };
  const query = new URLSearchParams();
  if (next.keyword) query.set('keyword', next.keyword);
  if (next.tab !== 'products') query.set('tab', next.tab);
  if (next.sort) query.set('sort', next.sort);
  const filter = next.choices.map(({ kind, value }) => `${kind}-${value}`).sort();
  if (filter.length > 0) query.set('filter', filter.join(' '));
  return `?${query}`;
}

function readChoices(filter = ''): SearchChoice[] {
  const choices = filter.split(' ').flatMap((part) => {
    const mark = part.indexOf('-');
    const kind = SEARCH_FILTER_KINDS.find((name) => name === part.slice(0, mark));
    const value = part.slice(mark + 1);
    const isValid = kind === 'price' ? PRICE.test(value) : VALUE.test(value);
    return kind && isValid ? [{ kind, value }] : [];
  });
  const own = new Map(choices.map((choice) => [`${choice.kind}-${choice.value}`, choice]));
  return [...own.values()].reduce(withChoice, []).slice(0, MAX_CHOICES);
}

/** Choices with one more; of price ranges only the last stays. */
function withChoice(choices: readonly SearchChoice[], choice: SearchChoice): SearchChoice[] {
  const others = choice.kind === 'price' ? choices.filter(({ kind }) => kind !== 'price') : choices;
  return [...others, choice];
}
