import type { ReactNode } from 'react';
import type { FEED_STATES } from '#schemas/api/invented/feeds.ts';
import type { RunState } from '#schemas/feeds/run.ts';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './feeds.module.css';

type FeedState = (typeof FEED_STATES)[number];

/** State of a run as a pill. */
export function RunPill({ state }: { state: RunState }): ReactNode {
  return <Pill state={state} text={useText()(`feeds.run.${state}`)} />;
}

/** State of a feed as a pill. */
export function FeedPill({ state }: { state: FeedState }): ReactNode {
  return <Pill state={state} text={useText()(`feeds.state.${state}`)} />;
}

const WARNING: readonly string[] = ['held', 'failing', 'failed', 'stopped'];

function Pill({ state, text }: { state: RunState | FeedState; text: string }) {
  return (
    <span className={styles.pill} data-state={state} data-testid="state">
      {WARNING.includes(state) && <Icon name="warning" size={12} />}
      {text}
    </span>
  );
}
