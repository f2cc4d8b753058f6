'use client';

import { type ReactNode, useRef } from 'react';
import { ScrollArrows } from './scroll-arrows.tsx';
import styles from './scroll-strip.module.css';
import { useEndGesture } from './use-end-gesture.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

type Props = {
  /** The list's `<li>`s. */
  children: ReactNode;
  labels: { previous: string; next: string };
  /** Distance that an arrow scrolls, in px. */
  step?: number;
  /** Callback once per mount, when wheel, touch or arrow push at the end; not by focus or a restored position. */
  onReachEnd?: () => void;
};

/** A horizontal list that scrolls, with arrow buttons when it overflows. */
export function ScrollStrip({ children, labels, step = 300, onReachEnd }: Props) {
  const track = useRef<HTMLUListElement>(null);
  const edges = useScrollEdges(track);
  const { handlers, push } = useEndGesture(track, onReachEnd);
  return (
    <div className={styles.strip} data-testid="scroll-strip">
      <ul ref={track} className={styles.track} data-testid="strip-track" {...handlers}>
        {children}
      </ul>
      <ScrollArrows
        name="strip"
        edges={edges}
        labels={labels}
        passesEnd={onReachEnd !== undefined}
        onMove={(direction, event) => {
          if (direction === 1) push(event);
          if (track.current) track.current.scrollLeft += direction * step;
        }}
      />
    </div>
  );
}
