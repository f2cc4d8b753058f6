'use client';

import { type ReactNode, useEffect } from 'react';
import { isSignedIn } from '#client/session.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import type { Keyword } from '#schemas/entities/keyword.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { openLogin } from '../intents/login-request.ts';
import { localHref, paths } from '../links/paths.ts';
import styles from './alerts.module.css';
import { OwnAlerts } from './own-alerts.tsx';
import { OwnPriceAlerts } from './own-price-alerts.tsx';
import { TrendingTags } from './trending-tags.tsx';
import { useAlerts } from './use-alerts.ts';

type Props = { tags: readonly Keyword[] | undefined; messages: Messages };

/** Tags to follow, the link to a new alert, and the member's alerts; a guest gets a link to sign in. */
export function DealAlerts({ messages, tags }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Parts tags={tags} />
    </MoreTexts>
  );
}

function Parts({ tags }: Pick<Props, 'tags'>) {
  const ctx = useView();
  const { t } = ctx;
  const isMember = useSignedIn();
  const alerts = useAlerts(isMember);
  useEffect(() => {
    if (!isSignedIn()) openLogin();
  }, []);
  const signIn = (
    <button type="button" className={buttons.primary} onClick={() => openLogin()}>
      {t('login.title')}
    </button>
  );
  return (
    <div className={styles.parts}>
      {isMember && <OwnPriceAlerts />}
      <TrendingTags first={tags} isMember={isMember} alerts={alerts} />
      <section className={styles.card} aria-labelledby="custom-alert">
        <h2 id="custom-alert">{t('alerts.custom')}</h2>
        <p className={styles.text}>{t('alerts.customText')}</p>
        <a className={buttons.primary} href={localHref(ctx, paths.newDealAlert())} data-testid="new-alert">
          {t('alerts.create')}
        </a>
      </section>
      {isMember ? <OwnAlerts alerts={alerts} /> : <NoData message={t('alerts.signIn')} action={signIn} />}
    </div>
  );
}
