'use client';

import { useState } from 'react';
import styles from './figures.module.css';

type Props = {
  /** Accessible name of the slider below the bars. */
  label: string;
  bars: readonly { key: string; count: number; text: string }[];
};

const HEIGHT = 120;
const STEP = 12;

/**
 * Bar chart of days; keys, fingers and the pointer go from one bar to the next. The table below has the same figures.
 */
export function DayChart({ label, bars }: Props) {
  const [index, setIndex] = useState(bars.length - 1);
  const chosen = Math.min(index, bars.length - 1);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.chosen} data-testid="chart-value">
        {bars[chosen]?.text}
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {bars.map(({ key, count }, i) => {
          const height = (count / most) * HEIGHT;
          return (
            <g key={key} onPointerEnter={() => setIndex(i)}>
              <rect className={styles.ground} x={i * STEP} width={STEP} height={HEIGHT} />
              <rect
                className={i === chosen ? styles.chosenBar : styles.bar}
                x={i * STEP + 2}
                y={HEIGHT - height}
                width={STEP - 4}
                height={height}
              />
            </g>
          );
        })}
      </svg>
      <input
        type="range"
        className={styles.slider}
        aria-label={label}
        aria-valuetext={bars[chosen]?.text}
        min={0}
        max={bars.length - 1}
        value={chosen}
        onChange={({ target }) => setIndex(Number(target.value))}
      />
    </figure>
  );
}
