'use client';

import { lazy, type ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { GrowingList } from './growing-list.tsx';
import type { ListSource } from './list-source.ts';

/** The first page comes from the server: the cards' code waits until another is asked for. */
const ListItems = lazy(() => import('./list-items.tsx').then((module) => ({ default: module.ListItems })));

type Props = {
  source: ListSource;
  page: number;
  pages: number;
  found: string;
  knownIds: readonly string[];
  nextHref: string;
  pagination: ReactNode;
  className: string | undefined;
  children: ReactNode;
};

/** A list whose further pages the browser asks for. */
export function ItemListIsland({ source, ...list }: Props): ReactNode {
  const ctx = useView();
  return (
    <GrowingList
      {...list}
      testId="item-list"
      load={(page) => loadPage(source, page)}
      show={(items) => <ListItems ctx={ctx} items={items} />}
    />
  );
}

/** The request layer loads when the first further page is asked for. */
async function loadPage(source: ListSource, page: number) {
  const { appendedPage } = await import('./appended-page.ts');
  return appendedPage(source, page);
}
