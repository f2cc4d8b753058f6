'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { formatPrice } from '#locales/format/price.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { ownPaymentAccount, userShareOrder } from '#schemas/api/activities.ts';
import type { BonusSum } from '#schemas/entities/bonus.ts';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { openLogin } from '../intents/login-request.ts';
import { LoadState } from '../load-state/load-state.tsx';
import styles from './activity.module.css';
import bonus from './bonus.module.css';
import { BonusOrders } from './bonus-orders.tsx';
import { PaymentAccountCard } from './payment-account-card.tsx';

/** Failures are shown by the screen itself, without a toast. */
const QUIET = { silent: true };

type Props = { activityId: string; messages: Messages };

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
  const sums = useEndpoint(userShareOrder, { body: { activityId } }, QUIET);
  const account = useEndpoint(ownPaymentAccount, {}, QUIET);
  return (
    <>
      {sums.data && account.data !== undefined ? (
        <>
          <Sums sums={sums.data} />
          <PaymentAccountCard
            activityId={activityId}
            account={account.data}
            onSaved={(saved) => void account.mutate(saved, { revalidate: false })}
          />
        </>
      ) : (
        <LoadState
          of={sums.error ? sums : account}
          failed={t('activities.failed')}
          loading={t('list.loading')}
        />
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
