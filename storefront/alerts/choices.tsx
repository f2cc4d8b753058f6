import { type ReactNode, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Named } from './alert-calls.ts';
import styles from './alerts.module.css';

type Props = {
  name: string;
  label: string;
  options: readonly Named[];
  max: number;
  /** Error text for choosing more than `max`. */
  tooMany: string;
};

/** Checkboxes of the surrounding form, `max` at most: a further one is not accepted. */
export function Choices({ name, label, options, max, tooMany }: Props): ReactNode {
  const { field } = useController<Record<string, string[]>>({ name });
  const [isRefused, setRefused] = useState(false);
  if (options.length === 0) return null;
  const choose = (id: string) => {
    const isChosen = field.value.includes(id);
    const isFull = !isChosen && field.value.length >= max;
    setRefused(isFull);
    if (isFull) return;
    field.onChange(isChosen ? field.value.filter((one) => one !== id) : [...field.value, id]);
  };
  return (
    <fieldset className={styles.choices} data-testid={name}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <label key={option.id} className={styles.chip}>
          <input
            type="checkbox"
            checked={field.value.includes(option.id)}
            onChange={() => choose(option.id)}
          />
          {option.name}
        </label>
      ))}
      <p role="alert" className={styles.refused}>
        {isRefused && tooMany}
      </p>
    </fieldset>
  );
}
