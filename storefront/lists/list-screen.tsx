import type { ReactNode } from 'react';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { HeaderGivesWay } from './header-gives-way.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';
import styles from './list-screen.module.css';

type Props = ItemListProps & {
  testId: string;
  title: string;
  crumbs: readonly Crumb[];
  /** A line under the title. */
  note?: ReactNode;
  /** Content between heading and list: the filters of the list. */
  children?: ReactNode;
  /** Under the list. */
  after?: ReactNode;
};

/** A screen that is a list. */
export function ListScreen({ testId, title, crumbs, note, children, after, ...list }: Props): ReactNode {
  return (
    <div className={styles.screen} data-testid={testId}>
      <Breadcrumbs ctx={list.ctx} crumbs={crumbs} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        {note}
      </div>
      {children}
      <ItemList {...list} />
      {after}
      <HeaderGivesWay />
    </div>
  );
}
