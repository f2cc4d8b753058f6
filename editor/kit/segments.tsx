'use client';

import { type ReactNode, useId } from 'react';
import styles from './segments.module.css';

type Props<T extends string | number> = {
  /** Accessible name of the choice. */
  label: string;
  value: T;
  options: readonly { value: T; label: ReactNode; name?: string }[];
  onChange: (value: T) => void;
};

/** Segmented control: native radio buttons under the drawn ones. */
export function Segments<T extends string | number>({
  label,
  value,
  options,
  onChange,
}: Props<T>): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option} title={option.name}>
          <input
            type="radio"
            name={group}
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
