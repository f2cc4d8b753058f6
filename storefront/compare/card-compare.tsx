import { Icon } from '#ui/icon.tsx';
import styles from './card-compare.module.css';

/**
 * Button on a card that chooses its goods to compare: seen under the mouse and with keyboard focus, and on every card
 * once something is chosen. It is plain markup, which `watchCompareButtons` brings to life.
 */
export function CardCompare({ id, label }: { id: string; label: string }) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={false}
      title={label}
      data-state="idle"
      data-testid="card-compare"
      data-compare={id}
    >
      <Icon name="plus" size={18} />
      <Icon name="check" size={18} />
    </button>
  );
}
