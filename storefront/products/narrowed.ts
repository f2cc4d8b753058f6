import type { FilteredSource } from '../lists/list-source.ts';
import { choiceHref, goodsQuery, readChoices } from '../lists/product-filter.ts';
import { readSearch, searchHref } from '../lists/search-query.ts';

/** List with other filters, each named as in an address (`platform-LAZADA`), and its address. */
export function narrowed(
  source: FilteredSource,
  query: Readonly<Record<string, string>>,
  ids: readonly string[],
): { source: FilteredSource; href: string } {
  const filter = ids.join(' ');
  if (source.kind === 'search') {
    const { choices } = readSearch({ tab: source.tab, filter });
    return { source: { ...source, choices }, href: searchHref(source, { choices }) };
  }
  const choices = readChoices(filter);
  return {
    source: { ...source, query: { ...source.query, ...goodsQuery(choices) } },
    href: choiceHref(query, { choices }),
  };
}
