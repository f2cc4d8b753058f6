import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import { HeaderGivesWay } from '../lists/header-gives-way.tsx';
import { ItemList } from '../lists/item-list.tsx';
import type { DealSource, GoodsSource, ListPage } from '../lists/list-source.ts';
import { choiceHref, LIST_SORTS, readChoices, readSort } from '../lists/product-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import bar from './filter-links.module.css';
import styles from './filtered-list.module.css';

export type FilteredListProps = {
  ctx: ViewContext;
  source: GoodsSource | DealSource;
  list: ListPage;
  /** Filters offered for the list. */
  filters: readonly GoodsFilter[];
  page: number;
  query: Readonly<Record<string, string>>;
};

/** Goods or deals with sorts and filters, all of which are kept in the address. */
export function FilteredList({ ctx, source, list, filters, page, query }: FilteredListProps): ReactNode {
  const { t } = ctx;
  const labels = { list: t('sort.label'), previous: t('action.previous'), next: t('action.next') };
  const sorts = LIST_SORTS[source.kind];
  const sortHref = (sort: string) => choiceHref(query, { sort: sort === sorts[0] ? undefined : sort });
  return (
    <div className={`${styles.list} ${bar.filtered}`}>
      <FilterBar
        ctx={ctx}
        source={source}
        total={list.totalElements}
        filters={filters}
        choices={readChoices(query.filter)}
        hrefOf={(choices) => choiceHref(query, { choices })}
        query={query}
        sorts={
          <LinkStrip
            links={sorts.map((sort) => ({ href: sortHref(sort), label: t(`sort.${sort}`) }))}
            current={sortHref(readSort(sorts, query.sort))}
            labels={labels}
          />
        }
      />
      <ItemList ctx={ctx} source={source} list={list} page={page} query={query} />
      <HeaderGivesWay />
    </div>
  );
}
