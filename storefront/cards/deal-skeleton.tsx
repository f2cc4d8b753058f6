import { Skeleton } from '#ui/skeleton.tsx';
import styles from './deal-skeleton.module.css';

/** Placeholder of a deal's card that is loading, with the card's height. */
export function DealSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton ratio={1} />
      <div className={styles.lines}>
        <Skeleton height="100%" />
        <Skeleton height="100%" width="50%" />
        <Skeleton height="100%" />
      </div>
    </div>
  );
}
