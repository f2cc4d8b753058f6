import type { ReactNode } from 'react';
import { RANKED_LIST } from '#schemas/constants.ts';
import styles from './ranked-list.module.css';

type Props = {
  items: { id: string; content: ReactNode }[];
  title?: ReactNode;
  viewMore?: { href: string; label: string };
  /** Number of coloured places. */
  highlight?: number;
  /** Position of the sticky title, in px from the top. */
  headerOffset?: number;
};

/** A list numbered 01, 02, … with its first places highlighted. */
export function RankedList({ items, title, viewMore, highlight = 3, headerOffset = 80 }: Props) {
  return (
    <section className={styles.list} data-testid="ranked-list">
      {title && (
        <h2 className={styles.title} style={{ insetBlockStart: headerOffset }}>
          {title}
        </h2>
      )}
      <ol>
        {items.map(({ id, content }, index) => (
          <li key={id} className={styles.item} data-testid="ranked-item" data-id={id}>
            <RankIndex rank={index + 1} highlight={highlight} />
            <div className={styles.content}>{content}</div>
          </li>
        ))}
      </ol>
      {viewMore && (
        <a className={styles.more} href={viewMore.href} data-testid="view-more">
          {viewMore.label}
        </a>
      )}
    </section>
  );
}

/** A place's number, coloured when it is one of the first. */
export function RankIndex({ rank, highlight }: { rank: number; highlight: number }): ReactNode {
  return (
    <span
      className={styles.index}
      data-testid="rank-index"
      data-rank={rank}
      data-state={rank <= highlight ? 'top' : 'rest'}
    >
      {String(rank).padStart(RANKED_LIST.indexDigits, '0')}
    </span>
  );
}
