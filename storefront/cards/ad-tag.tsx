import type { ViewContext } from '#runtime/context.ts';
import styles from './ad-tag.module.css';

/** Tag for paid content. */
export function AdTag({ ctx }: { ctx: Pick<ViewContext, 't'> }) {
  return (
    <span className={styles.tag} data-testid="ad-tag">
      {ctx.t('card.ad')}
    </span>
  );
}
