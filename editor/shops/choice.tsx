import account from '../account/account.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly T[];
  text: (option: T) => string;
  onChange: (value: T) => void;
};

/** A labelled choice of one option. */
export function Choice<T extends string>({ label, value, options, text, onChange }: Props<T>) {
  return (
    <label className={account.labelled}>
      <span className={account.label}>{label}</span>
      <select
        className={account.select}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
