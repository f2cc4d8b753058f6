import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { SearchFilter } from '#schemas/entities/search-result.ts';
import { platformLook } from '#schemas/platforms.ts';
import type { FilteredSource } from '../lists/list-source.ts';
import { inOrder, priceText } from '../products/filter-bar.tsx';
import { FilterLinks } from '../products/filter-links.tsx';
import {
  SEARCH_FILTER_KINDS,
  type SearchChoice,
  type SearchRequest,
  searchHref,
  toggled,
} from './search-query.ts';

type Props = {
  ctx: ViewContext;
  source: FilteredSource;
  query: Readonly<Record<string, string>>;
  total: number;
  filters: readonly SearchFilter[];
  request: SearchRequest;
  sorts: ReactNode;
};

/** Categories, brands, price ranges and platforms as filters of the results, the chosen ones, and the sorts. */
export function SearchFilters({ filters, request, ...list }: Props): ReactNode {
  const { ctx } = list;
  const { choices } = request;
  const names = new Map(filters.map((filter) => [keyOf(filter), filterName(filter)]));
  const chosen = new Set(choices.map(keyOf));
  const link = (choice: SearchChoice) => ({
    id: keyOf(choice),
    name:
      choice.kind === 'price'
        ? priceText(ctx, choice.value)
        : (names.get(keyOf(choice)) ?? ctx.t(`filter.${choice.kind}`)),
    href: searchHref(request, { choices: toggled(choices, choice) }),
  });
  const byKind = Map.groupBy(filters, ({ kind }) => kind);
  const menus = SEARCH_FILTER_KINDS.filter((kind) => byKind.has(kind)).map((kind) => ({
    kind,
    isSingle: kind === 'price',
    options: inOrder(byKind.get(kind) ?? []).map((filter) => ({
      ...link(filter),
      count: filter.more ? `${filter.count}+` : filter.count,
      isChosen: chosen.has(keyOf(filter)),
    })),
  }));
  const clearHref = searchHref(request, { choices: [] });
  return <FilterLinks {...list} menus={menus} chosen={choices.map(link)} clearHref={clearHref} />;
}

const keyOf = ({ kind, value }: SearchChoice) => `${kind}-${value}`;
const filterName = ({ kind, value, name }: SearchFilter) =>
  kind === 'platform' ? (platformLook(value)?.name ?? name) : name;
