import type { ComponentProps, ReactNode } from 'react';
import { formatWallTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import styles from './when-input.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'value'> & {
  type: 'date' | 'time' | 'datetime-local';
  /** As the input gives it: `2027-01-02T14:30`. */
  value: string;
};

/**
 * The browser's own input for a date, with its keyboard and its picker. Browsers write dates in an order of their own, so
 * unless it is focused it shows the date with the month in words, in the operator's language, and 24 hours.
 */
export function WhenInput({ value, className, ...input }: Props): ReactNode {
  const ctx = useView();
  const text = formatWallTime(value, ctx) || '–';
  return (
    <span className={styles.when}>
      <input {...input} value={value} className={`${className ?? ''} ${styles.input}`} />
      <span aria-hidden="true" className={styles.text} data-testid="when-text">
        {text}
      </span>
    </span>
  );
}
