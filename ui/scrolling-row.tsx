import { type ReactNode, type RefObject, useEffect } from 'react';
import { ScrollArrows } from './scroll-arrows.tsx';
import styles from './scrolling-row.module.css';
import { useScrollEdges } from './use-scroll-edges.ts';

export type RowLabels = { list: string; previous: string; next: string };
export type RowVariant = 'line' | 'chip';

type Props = {
  /** Element with `rowClass`, whose children are the items. */
  scroller: RefObject<HTMLElement | null>;
  /** Index of the selected item, -1 for none. */
  selected: number;
  labels: RowLabels;
  children: ReactNode;
};

export const rowClass = (variant: RowVariant) => `${styles.row} ${styles[variant]}`;
export const itemClass = styles.item;

/**
 * Paging arrows around one line of items, which keeps the selected one in view: the first at the very start, the last
 * at the very end.
 */
export function ScrollingRow({ scroller, selected, labels, children }: Props) {
  const edges = useScrollEdges(scroller);

  useEffect(() => {
    const row = scroller.current;
    const item = row?.children[selected];
    if (!row || !(item instanceof HTMLElement)) return;
    const end = row.scrollWidth - row.clientWidth;
    const centre = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2;
    row.scrollLeft = selected === 0 ? 0 : selected === row.children.length - 1 ? end : centre;
  }, [scroller, selected]);

  return (
    <div className={styles.frame} data-testid="tab-strip">
      {children}
      <ScrollArrows
        name="tabs"
        edges={edges}
        labels={labels}
        onMove={(direction) => {
          const row = scroller.current;
          if (row) row.scrollLeft += direction * row.clientWidth;
        }}
      />
    </div>
  );
}
