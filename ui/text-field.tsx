'use client';

import { type ComponentProps, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'ref' | 'type'> & {
  type?: 'text' | 'password' | 'date';
  label: string;
  value: string;
  onChange: (value: string) => void;
  labels: { clear: string; show: string; hide: string };
  hint?: string | undefined;
  error?: string | undefined;
  /** True for a button that empties it; a password has one that shows it instead. */
  clearable?: boolean;
  /** Content before or after the text, inside the box. */
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text with its label, hint and error (S2 §5): clearable, without autocompletion by default. */
export function TextField({
  type = 'text',
  label,
  value,
  onChange,
  labels,
  hint,
  error,
  clearable = type === 'text',
  start,
  end,
  ref,
  ...input
}: Props): ReactNode {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const noteId = `${id}-note`;
  const clear = () => {
    onChange('');
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span ref={box} className={styles.box}>
        {start}
        <input
          autoComplete="off"
          {...input}
          ref={ref}
          id={id}
          type={type === 'password' && isShown ? 'text' : type}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? noteId : undefined}
          className={styles.input}
        />
        {clearable && value !== '' && (
          <button
            type="button"
            className={`${buttons.icon} ${styles.inside}`}
            aria-label={`${labels.clear}: ${label}`}
            onClick={clear}
          >
            <Icon name="close" size={16} />
          </button>
        )}
        {type === 'password' && (
          <button
            type="button"
            className={`${buttons.icon} ${styles.inside}`}
            aria-label={isShown ? labels.hide : labels.show}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} size={18} />
          </button>
        )}
        {end}
      </span>
      {(error || hint) && (
        <p id={noteId} className={error ? styles.error : styles.hint} data-testid={error && 'field-error'}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
