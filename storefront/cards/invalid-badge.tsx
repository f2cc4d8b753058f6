import type { ViewContext } from '#runtime/context.ts';
import styles from './invalid-badge.module.css';

/** Before the title of something that has left the site, in lists of favourites and likes. */
export function InvalidBadge({ ctx }: { ctx: Pick<ViewContext, 't'> }) {
  return (
    <span className={styles.badge} data-testid="badge-invalid">
      {ctx.t('card.invalid')}
    </span>
  );
}
