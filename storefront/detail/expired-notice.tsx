import type { ViewContext } from '#runtime/context.ts';
import { Icon } from '#ui/icon.tsx';
import styles from './expired-notice.module.css';

type Props = { ctx: Pick<ViewContext, 't'>; hasOthers: boolean };

/** Notice that a deal is over, with a link to running ones. */
export function ExpiredNotice({ ctx: { t }, hasOthers }: Props) {
  return (
    <div className={styles.notice} data-testid="detail-expired">
      <Icon name="clock" />
      <div>
        <p className={styles.title}>{t('detail.expired.title')}</p>
        {hasOthers && (
          <p>
            {t('detail.expired.text')}{' '}
            <a className={styles.link} href="#related-deals">
              {t('detail.expired.more')}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
