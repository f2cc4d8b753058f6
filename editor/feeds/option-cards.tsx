import { type ReactNode, useId } from 'react';
import account from '../account/account.module.css';
import wizard from './wizard.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; title: string; text?: string | undefined }[];
  onChange: (value: T) => void;
};

/** Radio buttons as cards, each with a title and a sentence. */
export function OptionCards<T extends string>({ label, value, options, onChange }: Props<T>): ReactNode {
  const group = useId();
  return (
    <fieldset className={wizard.plain}>
      <legend className={account.label}>{label}</legend>
      <div className={wizard.options}>
        {options.map((option) => (
          <label key={option.value} className={wizard.option}>
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span className={account.label}>{option.title}</span>
              {option.text && <span className={account.hint}>{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
