import { type ReactNode, useId } from 'react';
import account from '../account/account.module.css';
import wizard from './wizard.module.css';

type Props = {
  label: string;
  hint?: string | undefined;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
};

/** Select with its label and hint. */
export function SelectField({ label, hint, value, options, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <div className={account.labelled}>
      <label htmlFor={id} className={account.label}>
        {label}
      </label>
      <select
        id={id}
        className={`${account.select} ${wizard.whole}`}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      {hint && (
        <span id={`${id}-hint`} className={account.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
