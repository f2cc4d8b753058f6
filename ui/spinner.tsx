import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Loading indicator, announced to screen readers. */
export function Spinner({ label }: { label: string }) {
  return (
    <span role="status" className={styles.spinner} data-testid="spinner">
      <span className={styles.ring} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
