'use client';

import { type PointerEvent, useEffect, useState } from 'react';
import styles from './chart-reader.module.css';

type Point = { x: number; y: number; text: string };
type Props = {
  label: string;
  /** Ascending; `x` and `y` are percent of the chart. */
  points: readonly Point[];
};

/** Reads a chart point by point: a slider for keys and fingers below it, and the pointer over it. */
export function ChartReader({ label, points }: Props) {
  const [index, setIndex] = useState<number>();
  // The slider is rendered after hydration: it needs script.
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const last = points.length - 1;
  const shown = index === undefined ? undefined : points[index];

  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * 100;
    setIndex(
      Math.max(
        points.findLastIndex((point) => point.x <= x),
        0,
      ),
    );
  };
  if (!alive) return null;
  return (
    <div className={styles.reader} onPointerMove={follow} onPointerLeave={() => setIndex(undefined)}>
      {shown && (
        <>
          <span className={styles.mark} style={{ insetInlineStart: `${shown.x}%` }} />
          <span
            className={styles.value}
            style={{ insetInlineStart: `${Math.min(Math.max(shown.x, 20), 80)}%` }}
            data-testid="chart-value"
          >
            {shown.text}
          </span>
        </>
      )}
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={points[index ?? last]?.text}
        min={0}
        max={last}
        value={index ?? last}
        data-testid="chart-reader"
        onChange={({ target }) => setIndex(Number(target.value))}
        onFocus={() => setIndex(index ?? last)}
        onBlur={() => setIndex(undefined)}
      />
    </div>
  );
}
