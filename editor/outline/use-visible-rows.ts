import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';
import { ROW_HEIGHT } from '../drag/drop-place.ts';

/** Rows rendered beyond each edge of the visible part. */
const MARGIN = 4;

/** Range of rows to render, from 0: the visible ones, and some around them. `to` is exclusive. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>): { from: number; to: number } {
  const [from, setFrom] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const follow = () => {
      const first = Math.floor(element.scrollTop / ROW_HEIGHT) - MARGIN;
      setFrom(Math.max(0, first - (first % MARGIN)));
    };
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller]);
  // No list is higher than the window, whose height is known without measuring.
  const height = useSyncExternalStore(
    onResize,
    () => window.innerHeight,
    () => 0,
  );
  return { from, to: from + Math.ceil(height / ROW_HEIGHT) + 3 * MARGIN };
}

function onResize(changed: () => void): () => void {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Scrolls as little as needed to show a row. */
export function scrollToRow(scroller: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT;
  const { scrollTop, clientHeight } = scroller;
  if (top < scrollTop) scroller.scrollTop = top;
  else if (top + ROW_HEIGHT > scrollTop + clientHeight) scroller.scrollTop = top + ROW_HEIGHT - clientHeight;
}
