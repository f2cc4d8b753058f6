import type { ReactNode } from 'react';
import type { ViewContext } from '#runtime/context.ts';
import { Breadcrumbs } from '../links/breadcrumbs.tsx';
import type { Crumb } from '../links/crumbs.ts';
import { HeaderGivesWay } from '../lists/header-gives-way.tsx';
import styles from './detail-layout.module.css';

type Props = {
  ctx: ViewContext;
  testId: string;
  id: string;
  state?: 'expired' | 'sold-out' | undefined;
  crumbs: readonly Crumb[];
  gallery: ReactNode;
  /** Title, price, the way to buy. */
  head: ReactNode;
  history: ReactNode;
  /** Column beside the others on a wide window. */
  rail: ReactNode;
  /** Content below the others. */
  children: ReactNode;
  /** Bar at the lower edge of a phone's window. */
  bar: ReactNode;
};

/** The page of a thing that can be bought: pictures, head and rail side by side, or below each other on a phone. */
export function DetailLayout({ ctx, testId, id, state, crumbs, ...parts }: Props) {
  return (
    <article className={styles.detail} data-testid={testId} data-id={id} data-state={state}>
      <Breadcrumbs ctx={ctx} crumbs={crumbs} />
      <div className={styles.top}>
        <div className={styles.gallery}>{parts.gallery}</div>
        <div className={styles.head}>{parts.head}</div>
        <div className={styles.history}>{parts.history}</div>
        <div className={styles.rail}>{parts.rail}</div>
      </div>
      {parts.children}
      <HeaderGivesWay />
      {parts.bar && (
        <div className={styles.bar} data-testid="buy-bar">
          {parts.bar}
        </div>
      )}
    </article>
  );
}
