'use client';

import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { ARTICLE_SCROLL } from '#schemas/constants.ts';
import type { WaterfallKind } from '../waterfall/card-height.ts';
import { Waterfall } from '../waterfall/waterfall.tsx';
import type { WaterfallCard } from '../waterfall/waterfall-list.tsx';
import { GrowingList } from './growing-list.tsx';
import { itemHeight } from './item-height.ts';
import type { ListItem, ListSource } from './list-source.ts';

/** Loaded with the first appended page, since the first page is server-rendered. */
const cardCode = () => import('./list-card.tsx').then((module) => ({ default: module.ListCard }));
const ListCard = lazy(cardCode);

type Props = {
  source: ListSource;
  page: number;
  pages: number;
  found: string;
  nextHref: string;
  pagination: ReactNode;
  /** Kind of waterfall for the cards; otherwise they are in a list with this class. */
  kind: WaterfallKind | undefined;
  className: string | undefined;
  /** Cards of this page. */
  cards: readonly WaterfallCard[];
};

/** List whose further pages are requested by the browser. */
export function ItemListIsland({ source, kind, className, cards, ...list }: Props): ReactNode {
  const ctx = useView();
  const items = useRef<HTMLUListElement>(null);
  const appended = (item: ListItem): WaterfallCard => ({
    id: item.id,
    height: itemHeight(item, kind),
    card: (
      <Suspense>
        <ListCard ctx={ctx} item={item} kind={kind} />
      </Suspense>
    ),
  });
  return (
    <GrowingList
      {...list}
      testId="item-list"
      knownIds={cards.map(({ id }) => id)}
      offsetPx={source.kind === 'topics' ? ARTICLE_SCROLL.topicsPx : ARTICLE_SCROLL.listPx}
      load={(page) => loadPage(source, page)}
      list={(more) => {
        const all = [...cards, ...more.map(appended)];
        return kind ? (
          <Waterfall kind={kind} cards={all} listRef={items} />
        ) : (
          <ul className={className}>
            {all.map(({ id, card }) => (
              <li key={id}>{card}</li>
            ))}
          </ul>
        );
      }}
    />
  );
}

/** Loads a further page; the request layer and the cards' code are loaded with the first one. */
async function loadPage(source: ListSource, page: number) {
  const [{ appendedPage }] = await Promise.all([import('./appended-page.ts'), cardCode()]);
  return appendedPage(source, page);
}
