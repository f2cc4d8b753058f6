import { PAGE } from '#schemas/constants.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './deal-skeletons.module.css';

/** The list items of a page that is loading, as high as the cards to come. */
export function DealSkeletons() {
  return Array.from({ length: PAGE.size }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
    <li key={index} className={styles.card} aria-hidden="true">
      <Skeleton ratio={1} />
      <div className={styles.lines}>
        <Skeleton height="100%" />
        <Skeleton height="100%" width="50%" />
        <Skeleton height="100%" />
      </div>
    </li>
  ));
}
