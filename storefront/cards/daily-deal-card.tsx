import type { ReactNode } from 'react';
import { localHref, paths } from '../links/paths.ts';
import styles from './daily-deal-card.module.css';
import { DealFrame, type DealFrameProps } from './deal-frame.tsx';

type Props = DealFrameProps & {
  /** The text of the card's last line, usually a countdown. */
  timeLeft?: ReactNode;
};

/** A daily special offer: 147.5 px below its picture; 82 on a phone, where it leads to the list of offers (S1 §2, §9). */
export function DailyDealCard({ timeLeft, ...props }: Props) {
  const offers = localHref(props.ctx, paths.dailySpecialOffers());
  return (
    <DealFrame
      {...props}
      testId="daily-deal-card"
      className={styles.card}
      href={props.ctx.device === 'phone' ? offers : undefined}
      note={
        timeLeft && (
          <div className={styles.time} data-testid="deal-time-left">
            {timeLeft}
          </div>
        )
      }
    />
  );
}
