import { type DealCardProps, DealFrame } from './deal-frame.tsx';

/** A deal with its Buy link: the picture and exactly 133 px below it, 111 on a phone (S1 §9). */
export function DealCard(props: DealCardProps) {
  return <DealFrame {...props} testId="deal-card" />;
}
