import type { ReactNode } from 'react';
import type { Sketch } from '#schemas/module/sketch.ts';
import styles from './thumbnail.module.css';

/** Drawing of a module type, for the library. */
export function Thumbnail({ sketch }: { sketch: Sketch }): ReactNode {
  return (
    <svg className={styles.thumbnail} viewBox="0 0 48 32" aria-hidden="true">
      {sketch.map(([x, y, width, height]) => (
        <rect key={`${x},${y}`} x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </svg>
  );
}
