'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Countdown, countdownParts } from '#ui/countdown.tsx';
import { useServerClock } from '../module-parts/use-server-clock.ts';
import styles from './activity.module.css';

const DAY_MS = 86_400_000;
/** Whole days in `left` ms; a second that has begun counts, as in the digits. */
const wholeDays = (left: number) => Math.trunc((left + 999) / DAY_MS);

type Props = {
  /** Time of the activity's next change of state, in ms. */
  at: number;
  /** Time at which the page was rendered, in ms. */
  from: number;
  label: string;
};

/**
 * Countdown to an activity's next change by the server's clock; at zero the page is refreshed. Until that clock is
 * known it shows the time that was left when the page was rendered.
 */
export function StateTimer({ at, from, label }: Props): ReactNode {
  const { t } = useView();
  const router = useRouter();
  const clock = useServerClock();
  const parts = (left: number) => {
    const days = wholeDays(left);
    const [hours, ...rest] = countdownParts(left - days * DAY_MS);
    return [days > 0 ? `${t('countdown.days', { count: days })} ${hours}` : hours, ...rest];
  };
  return (
    <p className={styles.timer} data-testid="activity-timer">
      <Countdown
        targetDate={at}
        initial={Math.max(0, at - from)}
        now={clock ?? (() => from)}
        label={label}
        parts={parts}
        onEnd={() => startTransition(() => router.refresh())}
      />
    </p>
  );
}
