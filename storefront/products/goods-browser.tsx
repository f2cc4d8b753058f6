import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import type { GoodsFilter } from '#schemas/entities/goods-filter.ts';
import { GOODS_SORTS } from '#schemas/enums/goods.ts';
import { LinkStrip } from '#ui/link-strip.tsx';
import { ItemList } from '../lists/item-list.tsx';
import type { FilteredSource, ListPage } from '../lists/list-source.ts';
import { HeaderGivesWay } from '../shell/header-gives-way.tsx';
import { FilterBar } from './filter-bar.tsx';
import bar from './filter-links.module.css';
import styles from './goods-browser.module.css';
import { choiceHref, readChoices, readSort } from './product-filter.ts';

export type GoodsBrowserProps = {
  ctx: ViewContext;
  source: FilteredSource;
  list: ListPage;
  /** Filters offered for the list. */
  filters: readonly GoodsFilter[];
  page: number;
  query: Readonly<Record<string, string>>;
};

/** Goods with sorts and filters, all of which are kept in the address. */
export function GoodsBrowser({ ctx, source, list, filters, page, query }: GoodsBrowserProps): ReactNode {
  const { t } = ctx;
  const labels = { list: t('sort.label'), previous: t('action.previous'), next: t('action.next') };
  const sortHref = (sort: (typeof GOODS_SORTS)[number]) => choiceHref(query, { sort });
  return (
    <div className={`${styles.browser} ${bar.filtered}`}>
      <FilterBar
        ctx={ctx}
        source={source}
        total={list.totalElements}
        filters={filters}
        choices={readChoices(query.filter)}
        query={query}
      />
      <LinkStrip
        links={GOODS_SORTS.map((sort) => ({ href: sortHref(sort), label: t(`sort.${sort}`) }))}
        current={sortHref(readSort(query.sort))}
        labels={labels}
      />
      <ItemList ctx={ctx} source={source} list={list} page={page} query={query} />
      <HeaderGivesWay />
    </div>
  );
}
