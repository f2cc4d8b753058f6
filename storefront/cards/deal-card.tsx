import { memo } from 'react';
import styles from './deal-card.module.css';
import { DealFrame, type DealFrameProps } from './deal-frame.tsx';

export type DealCardProps = DealFrameProps & {
  /** `open` has no box on desktop, for feeds without a gap; on a phone both are boxed. */
  variant?: 'boxed' | 'open';
};

/** A deal with its Buy link: the picture and exactly 133 px below it, 111 on a phone (S1 §9). */
export const DealCard = memo(function DealCard({ variant = 'boxed', ...props }: DealCardProps) {
  const className = variant === 'open' ? `${styles.card} ${styles.open}` : styles.card;
  return <DealFrame {...props} testId="deal-card" className={className} />;
});
