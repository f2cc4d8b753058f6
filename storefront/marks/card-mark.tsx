import type { ReactNode } from 'react';
import styles from './card-mark.module.css';
import { HeartButton } from './heart-button.tsx';
import type { Mark } from './mark-calls.ts';

type Props = Mark & { label: string };

/**
 * Heart of a card. It opens the card's overlay: a button with a label on hover and on keyboard focus, a veil over the
 * whole card after a long press (`MarksHost`).
 */
export function CardMark({ label, ...mark }: Props): ReactNode {
  return (
    <div className={styles.overlay} data-overlay="" data-testid="mark-overlay" data-state="closed">
      <HeartButton mark={mark} label={label} className={undefined} />
    </div>
  );
}
