import type { ReactNode } from 'react';
import { formatAmount } from '#locales/format/price.ts';
import type { ViewContext } from '#runtime/context.ts';
import { EAGER_IMAGES, PAGE } from '#schemas/constants.ts';
import { EmptyPage } from '../empty-page.tsx';
import { NumberedPages } from '../numbered-pages.tsx';
import { pageHref } from '../page-query.ts';
import styles from './item-list.module.css';
import { ItemListIsland } from './item-list-island.tsx';
import { ListItems } from './list-items.tsx';
import type { ListPage, ListSource } from './list-source.ts';

export type ItemListProps = {
  ctx: ViewContext;
  source: ListSource;
  list: ListPage;
  page: number;
  query: Readonly<Record<string, string>>;
};

/** How its entries stand: as wide as a deal's card, a brand's, a topic's, or a line's. */
const LAYOUTS: Record<Exclude<ListSource['kind'], 'search'>, string | undefined> = {
  goods: styles.cards,
  deals: styles.cards,
  'module-deals': styles.cards,
  'daily-deals': styles.cards,
  coupons: styles.boxes,
  brands: styles.small,
  topics: styles.covers,
  boards: styles.boxes,
  'board-places': styles.lines,
  articles: styles.lines,
};

/** The page of a list that its address asks for, and the way to the others. */
export function ItemList({ ctx, source, list, page, query }: ItemListProps): ReactNode {
  const { content, totalElements } = list;
  if (content.length === 0) return <EmptyPage ctx={ctx} page={page} query={query} />;
  const pages = Math.ceil(totalElements / PAGE.size);
  return (
    <ItemListIsland
      source={source}
      page={page}
      pages={pages}
      found={ctx.t('list.found', { count: totalElements, amount: formatAmount(totalElements, ctx) })}
      knownIds={content.map(({ id }) => id)}
      nextHref={pageHref(query, page + 1)}
      pagination={<NumberedPages ctx={ctx} page={page} pages={pages} query={query} />}
      className={layoutOf(source)}
    >
      <ListItems ctx={ctx} items={content} eager={EAGER_IMAGES.home} />
    </ItemListIsland>
  );
}

function layoutOf(source: ListSource): string | undefined {
  if (source.kind !== 'search') return LAYOUTS[source.kind];
  return source.tab === 'products' || source.tab === 'deals' ? styles.cards : styles.lines;
}
