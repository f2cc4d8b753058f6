import type { ReactNode } from 'react';
import { COUNTDOWN } from '#schemas/constants.ts';
import { useServerClock } from '#storefront/use-server-clock.ts';
import { Countdown } from '#ui/countdown.tsx';
import styles from './styles.module.css';

/** Counts down to the offers' next change, `at` milliseconds, by the server's clock; nothing until that is known. */
export function NextUpdate({ at, label }: { at: number; label: string }): ReactNode {
  const clock = useServerClock();
  const words = <span className={styles.label}>{label}</span>;
  return clock && <Countdown targetDate={at} now={clock} interval={COUNTDOWN.tickMs} label={words} />;
}
