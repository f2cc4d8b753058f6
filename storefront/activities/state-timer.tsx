'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, startTransition } from 'react';
import { Countdown } from '#ui/countdown.tsx';
import { useServerClock } from '../module-parts/use-server-clock.ts';
import styles from './activity.module.css';

/** Counts down to an activity's next change, `at` milliseconds, by the server's clock; then the page is asked for anew. */
export function StateTimer({ at, label }: { at: number; label: string }): ReactNode {
  const router = useRouter();
  const clock = useServerClock();
  return (
    <p className={styles.timer} data-testid="activity-timer">
      {clock && (
        <Countdown
          targetDate={at}
          now={clock}
          label={label}
          onEnd={() => startTransition(() => router.refresh())}
        />
      )}
    </p>
  );
}
