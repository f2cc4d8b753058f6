import type { ReactNode } from 'react';
import { RankPicture } from './rank-picture.tsx';
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

/** A place's picture with its number; one of the first has a picture of its own. */
export function RankIndex({ rank, highlight }: { rank: number; highlight: number }): ReactNode {
  return (
    <span data-testid="rank-index" data-rank={rank} data-state={rank <= highlight ? 'top' : 'rest'}>
      <RankPicture rank={rank} highlight={highlight} />
    </span>
  );
}
