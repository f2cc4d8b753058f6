'use client';

import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import type { BonusSum } from '#schemas/entities/bonus.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { openLogin } from '../login/login-request.ts';
import styles from './activity.module.css';
import bonus from './bonus.module.css';
import { readBonus } from './bonus-calls.ts';
import { BonusOrders } from './bonus-orders.tsx';
import { PaymentAccountCard } from './payment-account-card.tsx';

type Props = { activityId: string; messages: Messages };
type Known = Awaited<ReturnType<typeof readBonus>>;

/** A member's bonus: its sums, where it is paid to and the orders it comes from. A guest is asked to sign in. */
export function BonusPart({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Gate {...props} />
    </MoreTexts>
  );
}

function Gate({ activityId }: Omit<Props, 'messages'>) {
  const { t } = useView();
  if (useSignedIn()) return <Parts activityId={activityId} />;
  const signIn = (
    <button type="button" className={buttons.primary} onClick={() => openLogin()} data-testid="bonus-sign-in">
      {t('login.title')}
    </button>
  );
  return <NoData message={t('bonus.signIn')} action={signIn} />;
}

function Parts({ activityId }: Omit<Props, 'messages'>) {
  const { t } = useView();
  const [known, setKnown] = useState<Known>();
  const [hasFailed, setFailed] = useState(false);
  const read = useEffectEvent(() => {
    readBonus(activityId).then(setKnown, () => setFailed(true));
  });
  useEffect(() => {
    if (!hasFailed) read();
  }, [hasFailed]);
  return (
    <>
      {hasFailed && (
        <p role="alert">
          {t('activities.failed')}{' '}
          <button type="button" className={buttons.secondary} onClick={() => setFailed(false)}>
            {t('action.retry')}
          </button>
        </p>
      )}
      {!known && !hasFailed && <Spinner label={t('list.loading')} />}
      {known && (
        <>
          <Sums sums={known.sums} />
          <PaymentAccountCard
            activityId={activityId}
            account={known.account}
            onSaved={(account) => setKnown({ ...known, account })}
          />
        </>
      )}
      <BonusOrders activityId={activityId} />
    </>
  );
}

function Sums({ sums }: { sums: BonusSum }) {
  const ctx = useView();
  return (
    <dl className={`${styles.card} ${bonus.sums}`} data-testid="bonus-sums">
      {(['pending', 'payable', 'paid'] as const).map((name) => (
        <div key={name}>
          <dt className={styles.small}>{ctx.t(`bonus.${name}`)}</dt>
          <dd className={bonus.sum} data-id={name}>
            {formatPrice(sums[name], sums.currency, ctx)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
