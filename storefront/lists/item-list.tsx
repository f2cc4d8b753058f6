import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { EAGER_IMAGES, PAGE } from '#schemas/constants.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CompareBar } from '../compare/compare-bar.tsx';
import { barLabels } from '../compare/compare-labels.ts';
import { pageHref } from '../links/page-query.ts';
import type { WaterfallKind } from '../waterfall/card-height.ts';
import { EmptyPage } from './empty-page.tsx';
import { foundText } from './found-text.ts';
import { itemHeight } from './item-height.ts';
import styles from './item-list.module.css';
import { ItemListIsland } from './item-list-island.tsx';
import { ListCard } from './list-card.tsx';
import type { ListPage, ListSource } from './list-source.ts';
import { NumberedPages } from './numbered-pages.tsx';

export type ItemListProps = {
  ctx: ViewContext;
  source: ListSource;
  list: ListPage;
  page: number;
  query: Readonly<Record<string, string>>;
};

/** Class of a list that is no waterfall: boxes, topic covers, or lines. */
const LAYOUTS: Partial<Record<ListSource['kind'], string | undefined>> = {
  coupons: styles.boxes,
  topics: styles.covers,
  boards: styles.boxes,
  'board-places': styles.lines,
};

const WATERFALLS: Partial<Record<ListSource['kind'], WaterfallKind>> = {
  goods: 'goods',
  deals: 'deal',
  'module-deals': 'deal',
  'daily-deals': 'dailyDeal',
  brands: 'brand',
  articles: 'article',
};

const SEARCH_WATERFALLS = {
  products: 'goods',
  deals: 'deal',
  articles: 'article',
  content: 'note',
  reviews: 'content',
} as const;

/** Page of a list by the number in the address, and the links to the other pages. */
export function ItemList({ ctx, source, list, page, query }: ItemListProps): ReactNode {
  const { content, totalElements } = list;
  if (content.length === 0) return <EmptyPage ctx={ctx} page={page} query={query} />;
  const pages = Math.ceil(totalElements / PAGE.size);
  const kind = source.kind === 'search' ? SEARCH_WATERFALLS[source.tab] : WATERFALLS[source.kind];
  return (
    <>
      <VisuallyHidden as="h2">{ctx.t('list.heading')}</VisuallyHidden>
      <ItemListIsland
        source={source}
        page={page}
        pages={pages}
        found={foundText(ctx, totalElements, source.kind === 'search')}
        nextHref={pageHref(query, page + 1)}
        pagination={<NumberedPages ctx={ctx} page={page} pages={pages} query={query} />}
        kind={kind}
        className={LAYOUTS[source.kind]}
        cards={content.map((item, index) => ({
          id: item.id,
          height: itemHeight(item, kind),
          card: <ListCard ctx={ctx} item={item} kind={kind} eager={index < EAGER_IMAGES.home} />,
        }))}
      />
      {kind === 'goods' && <CompareBar labels={barLabels(ctx)} />}
    </>
  );
}
