import type { ReactNode } from 'react';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { foundText } from '../lists/found-text.ts';
import screen from '../lists/list-screen.module.css';
import { FilteredList, type FilteredListProps } from './filtered-list.tsx';
import styles from './filtered-screen.module.css';

type Props = FilteredListProps & {
  testId: string;
  title: string;
  crumbs: readonly Crumb[];
  /** Beside the title, after the number of entries. */
  note?: ReactNode;
  /** Between heading and list. */
  children?: ReactNode;
};

/** A screen that is a list of goods or deals with sorts and filters. */
export function FilteredScreen({ testId, title, crumbs, note, children, ...list }: Props): ReactNode {
  return (
    <div className={screen.screen} data-testid={testId}>
      <Breadcrumbs ctx={list.ctx} crumbs={crumbs} />
      <div className={styles.heading}>
        <h1>{title}</h1>
        <p className={styles.total} data-testid="list-total">
          {foundText(list.ctx, list.list.totalElements)}
        </p>
        {note}
      </div>
      {children}
      <FilteredList {...list} />
    </div>
  );
}
