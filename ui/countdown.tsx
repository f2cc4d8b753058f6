'use client';

import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './countdown.module.css';

type Props = {
  /** End of the countdown. */
  targetDate?: number | string | Date;
  /** Duration from mount in ms; wins over `targetDate`. */
  leftTime?: number;
  /** Time between ticks, in ms. */
  interval?: number;
  /** Callback at zero, once, while mounted. */
  onEnd?: () => void;
  label?: ReactNode;
  separator?: string;
  /** Parts of the time left; by default hours (days folded in), minutes and seconds. */
  parts?: (left: number) => ReactNode[];
  /** Time in ms that is shown before the clock runs, on the server too. */
  initial?: number;
  /** Clock in ms since 1970: the server's where prices depend on it. */
  now?: () => number;
};

/** Hours (days folded in), minutes and seconds, two digits each. */
export function countdownParts(left: number): string[] {
  const seconds = Math.ceil(left / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
}

/**
 * Countdown, hidden at zero and, without `initial`, until mounted. A timer, not a live region: it never interrupts a
 * screen reader.
 */
export function Countdown({ targetDate, leftTime, interval = 1000, separator = ':', ...props }: Props) {
  const { onEnd, label, parts = countdownParts, initial = 0, now = Date.now } = props;
  const clock = useEffectEvent(now);
  const end = useEffectEvent(() => onEnd?.());
  const target = new Date(targetDate ?? Number.NaN).getTime();
  const [left, setLeft] = useState(initial);

  useEffect(() => {
    const finish = leftTime === undefined ? target : clock() + leftTime;
    // No date or an unreadable one gives NaN: no time left.
    const remaining = () => Math.max(0, finish - clock()) || 0;
    setLeft(remaining());
    if (remaining() === 0) return;
    const tick = () => {
      const rest = remaining();
      setLeft(rest);
      if (rest > 0) return;
      stop();
      end();
    };
    const timer = setInterval(tick, interval);
    // A page restored from the browser's back-forward cache shows the old time.
    window.addEventListener('pageshow', tick);
    const stop = () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', tick);
    };
    return stop;
  }, [target, leftTime, interval]);

  if (left === 0) return null;
  return (
    <span className={styles.countdown}>
      {label}
      <span role="timer" className={styles.digits} data-testid="countdown">
        {parts(left).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hours, minutes and seconds never change places
          <Fragment key={index}>
            {index > 0 && separator}
            <span className={styles.part}>{part}</span>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
