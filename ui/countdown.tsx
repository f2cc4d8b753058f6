'use client';

import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './countdown.module.css';

type Props = {
  /** The moment it runs to. */
  targetDate?: number | string | Date;
  /** Or how long it runs from mount, milliseconds; wins over `targetDate`. */
  leftTime?: number;
  /** Between ticks, milliseconds. */
  interval?: number;
  /** Once, when it reaches zero while shown. */
  onEnd?: () => void;
  label?: ReactNode;
  separator?: string;
  /** The parts of the time left; else hours (days folded in), minutes and seconds. */
  parts?: (left: number) => ReactNode[];
  /** Milliseconds that are shown before the clock runs, on the server too. */
  initial?: number;
  /** The clock, milliseconds since 1970: the server's where prices depend on it. */
  now?: () => number;
};

/** Hours (days folded in), minutes and seconds, two digits each. */
export function countdownParts(left: number): string[] {
  const seconds = Math.ceil(left / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
}

/** Time left, hidden at zero and, without `initial`, until mounted. A timer, not a live region: it never interrupts a screen reader. */
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
    // Back from the browser's memory a page shows what it showed when it was left.
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
      {label && <span>{label}</span>}
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
