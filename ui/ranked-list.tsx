import type { ReactNode } from 'react';
import styles from './ranked-list.module.css';

type Props = {
  items: { id: string; content: ReactNode }[];
  title?: ReactNode;
  viewMore?: { href: string; label: string };
  /** How many places are coloured. */
  highlight?: number;
  /** Where the title sticks while the list scrolls, pixels from the top. */
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
            <span
              className={styles.index}
              data-testid="rank-index"
              data-state={index < highlight ? 'top' : 'rest'}
            >
              {String(index + 1).padStart(2, '0')}
            </span>
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
