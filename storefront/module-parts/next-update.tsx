'use client';

import type { ReactNode } from 'react';
import { COUNTDOWN } from '#schemas/constants.ts';
import { Countdown } from '#ui/countdown.tsx';
import styles from './next-update.module.css';
import { useServerClock } from './use-server-clock.ts';

/** Countdown to a list's next change, `at` ms since 1970, by the server's clock; nothing until that is known. */
export function NextUpdate({ at, label }: { at: number; label: string }): ReactNode {
  const clock = useServerClock();
  const words = <span className={styles.label}>{label}</span>;
  return clock && <Countdown targetDate={at} now={clock} interval={COUNTDOWN.tickMs} label={words} />;
}
