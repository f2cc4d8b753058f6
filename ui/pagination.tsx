import type { MouseEvent } from 'react';
import { Icon } from './icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

type Props = {
  page: number;
  /** The number of pages. */
  total: number;
  /** The address of a page, so that every page is a real link. */
  hrefOf: (page: number) => string;
  labels: { pages: string; previous: string; next: string };
  /** Handler of plain clicks; those with a modifier key still open a window. */
  onSelect?: (page: number) => void;
};

const isPlain = (event: MouseEvent) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Numbered page links; nothing for a single page. Parameters unknown to the page are kept (client/navigation.ts). */
export function Pagination({ page, total, hrefOf, labels, onSelect }: Props) {
  if (total < 2) return null;
  const take = (target: number) =>
    onSelect &&
    ((event: MouseEvent) => {
      if (!isPlain(event)) return;
      event.preventDefault();
      onSelect(target);
    });
  return (
    <nav className={styles.pages} aria-label={labels.pages} data-testid="pagination">
      {page > 1 && (
        <a
          className={styles.link}
          href={hrefOf(page - 1)}
          rel="prev"
          data-keeps-query
          aria-label={labels.previous}
          onClick={take(page - 1)}
        >
          <Icon name="chevron-left" />
        </a>
      )}
      {pageWindow(page, total).map((target, index, all) =>
        target === null ? (
          <span key={`after ${all[index - 1]}`} className={styles.gap}>
            …
          </span>
        ) : (
          <a
            key={target}
            className={styles.link}
            href={hrefOf(target)}
            data-keeps-query
            aria-current={target === page ? 'page' : undefined}
            onClick={take(target)}
          >
            {target}
          </a>
        ),
      )}
      {page < total && (
        <a
          className={styles.link}
          href={hrefOf(page + 1)}
          rel="next"
          data-keeps-query
          aria-label={labels.next}
          onClick={take(page + 1)}
        >
          <Icon name="chevron-right" />
        </a>
      )}
    </nav>
  );
}
