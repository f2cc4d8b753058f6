import type { ViewContext } from '#runtime/context.ts';
import { unsubscribe } from '#schemas/api/invented/unsubscribe.ts';
import buttons from '#ui/button.module.css';
import { localHref, screenPath } from '../links/paths.ts';
import screen from '../lists/list-screen.module.css';
import memberScreen from '../profile/member-screen.module.css';
import { tenantName } from '../text/tenant-name.ts';
import styles from './alerts.module.css';

type Props = { ctx: ViewContext; token: string; isDone: boolean };

/** Confirmation before alert mails are turned off; works without script and without signing in. */
export function Unsubscribing({ ctx, token, isDone }: Props) {
  const { t } = ctx;
  const action = `/api${unsubscribe.path}?${new URLSearchParams({ token, from: 'page' })}`;
  return (
    <div className={`${screen.screen} ${memberScreen.screen}`} data-testid="unsubscribe">
      <h1>{t('screen.unsubscribe')}</h1>
      <div className={styles.card}>
        {isDone ? (
          <p role="status">{t('unsubscribe.done')}</p>
        ) : (
          <form method="post" action={action} className={styles.parts}>
            <p>{t('unsubscribe.text', { tenant: tenantName(ctx) })}</p>
            <button type="submit" className={`${buttons.primary} ${styles.start}`}>
              {t('unsubscribe.stop')}
            </button>
          </form>
        )}
        <a className={styles.link} href={localHref(ctx, screenPath('/deal-alerts'))}>
          {t('unsubscribe.manage')}
        </a>
      </div>
    </div>
  );
}
