'use client';

import { useSyncExternalStore } from 'react';
import { formatPrice } from '#locales/format/price.ts';
import { useView } from '#runtime/view-context.tsx';
import { pageAlert } from './alert-store.ts';
import styles from './target-line.module.css';

type Props = {
  /** Prices at the upper and the lower edge of the chart. */
  top: number;
  bottom: number;
  currency: string;
  /** Text with `{price}`. */
  label: string;
};

/** Line of the member's target in a price chart; one below the chart stands at its lower edge. */
export function TargetLine({ top, bottom, currency, label }: Props) {
  const view = useView();
  const alert = useSyncExternalStore(pageAlert.subscribe, pageAlert.get, () => undefined);
  if (!alert || alert.state === 'off' || alert.currency !== currency) return null;
  const y = Math.min(Math.max(((top - alert.target) / (top - bottom)) * 100, 0), 99);
  return (
    <p className={styles.line} style={{ insetBlockStart: `${y}%` }} data-testid="chart-target">
      <span className={styles.label}>
        {label.replace('{price}', formatPrice(alert.target, currency, view))}
      </span>
    </p>
  );
}
