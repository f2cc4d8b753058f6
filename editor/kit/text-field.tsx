import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './text-field.module.css';
import { WhenInput } from './when-input.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  /** Callback of a date or time field, in place of `onChange`. */
  onWhen?: (value: string) => void;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Content at the end of the box, such as a button. */
  end?: ReactNode;
};

/** An input with its label, hint and error. */
export function TextField({ label, hint, error, end, type, onWhen, ...input }: Props) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  const when = (['date', 'time'] as const).find((one) => one === type);
  const own = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described,
    className: styles.input,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.box}>
        {when ? (
          <WhenInput {...own} {...input} type={when} value={String(input.value ?? '')} onWhen={onWhen} />
        ) : (
          <input {...own} {...input} type={type} />
        )}
        {end}
      </span>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
