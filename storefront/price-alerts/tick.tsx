import choice from '#ui/choice.module.css';
import styles from './price-alert-sheet.module.css';

type Props = {
  label: string;
  hint?: string | false | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Checkbox with its label and a hint. */
export function Tick({ label, hint, checked, onChange }: Props) {
  return (
    <label className={`${choice.tick} ${styles.tick}`}>
      <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <span>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
