'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { type FeedRun, RUN_STATES } from '#schemas/feeds/run.ts';
import styles from './feeds.module.css';

const HEIGHT = 24;
/** Height of a run that has read nothing, so that it is still visible. */
const LEAST = 4;

/** Small bars of a feed's last runs, the oldest first: as high as the rows read, coloured and patterned by their state. */
export function RunTrend({ runs }: { runs: readonly FeedRun[] }): ReactNode {
  const { t } = useView();
  const most = Math.max(1, ...runs.map(({ read }) => read));
  const states = RUN_STATES.map((state) => ({
    state,
    times: runs.filter((run) => run.state === state).length,
  }))
    .filter(({ times }) => times > 0)
    .map(({ state, times }) => t('feeds.trend.times', { state: t(`feeds.run.${state}`), times }))
    .join(', ');
  if (runs.length === 0) return null;
  return (
    <span role="img" className={styles.trend} aria-label={t('feeds.trend', { count: runs.length, states })}>
      {runs.toReversed().map(({ id, read, state }) => (
        <span
          key={id}
          className={styles.bar}
          data-state={state}
          style={{ blockSize: Math.max(LEAST, Math.round((read / most) * HEIGHT)) }}
        />
      ))}
    </span>
  );
}
