import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs.tsx';
import { ItemList, type ItemListProps } from './item-list.tsx';
import styles from './list-screen.module.css';

type Props = ItemListProps & {
  testId: string;
  title: string;
  /** The pages above this one, where there is one besides the home page. */
  parents?: readonly { name: string; path: string }[];
  /** A line under the title. */
  note?: ReactNode;
  /** Between heading and list: what to choose other parts of the list by. */
  children?: ReactNode;
};

/** A screen that is a list. */
export function ListScreen({ testId, title, parents = [], note, children, ...list }: Props): ReactNode {
  return (
    <div className={styles.screen} data-testid={testId}>
      <Breadcrumbs ctx={list.ctx} parents={parents} current={title} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        {note}
      </div>
      {children}
      <ItemList {...list} />
    </div>
  );
}
