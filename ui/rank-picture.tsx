import { RANKED_LIST } from '#schemas/constants.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './rank-picture.module.css';

/** Drawings of the places; all after the third have the last. */
const PICTURES = ['rank-top1', 'rank-top2', 'rank-top3', 'rank-top'] as const satisfies readonly IconName[];

type Props = { rank: number; highlight?: number };

/** Picture of a place with its two-digit number on it: a crown, a medal, a shield, and a ribbon for the rest (S1 §2). */
export function RankPicture({ rank, highlight = 3 }: Props) {
  const isTop = rank <= highlight;
  const name = (isTop && PICTURES[rank - 1]) || 'rank-top';
  return (
    <span className={styles.picture} data-picture={name}>
      <Icon name={name} size={32} />
      <span className={styles.number}>{String(rank).padStart(RANKED_LIST.indexDigits, '0')}</span>
    </span>
  );
}
