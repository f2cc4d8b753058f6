import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { PaymentAccount } from '#schemas/entities/bonus.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { Modal } from '#ui/modal.tsx';
import { toast } from '#ui/toast.ts';
import styles from './activity.module.css';
import { BANKS, PaymentForm } from './payment-form.tsx';

type Props = {
  activityId: string;
  account: PaymentAccount | null;
  onSaved: (account: PaymentAccount) => void;
};

/** Masked payment account of a bonus, and the button that changes it. */
export function PaymentAccountCard({ activityId, account, onSaved }: Props): ReactNode {
  const { t } = useView();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.card} aria-labelledby="payment" data-testid="payment-account">
      <h2 id="payment">{t('payment.title')}</h2>
      <p className={styles.row}>
        <Icon name="lock" />
        <span>{account ? <Account account={account} /> : t('payment.none')}</span>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => setOpen(true)}
          data-testid="payment-edit"
        >
          {t(account ? 'payment.change' : 'payment.add')}
        </button>
      </p>
      {isOpen && (
        <Modal
          title={t('payment.title')}
          labels={{ close: t('action.close') }}
          onClose={() => setOpen(false)}
          testId="dialog-payment"
        >
          <PaymentForm
            activityId={activityId}
            onSaved={(saved) => {
              setOpen(false);
              toast(t('payment.saved'));
              onSaved(saved);
            }}
          />
        </Modal>
      )}
    </section>
  );
}

function Account({ account: { method, bankCode, maskedNumber, maskedName } }: { account: PaymentAccount }) {
  const { t } = useView();
  const bank = BANKS.find((known) => known === bankCode);
  const by = method === 'BANK' ? (bank ? t(`bank.${bank}`) : bankCode) : t('payment.PROMPTPAY');
  return (
    <>
      <b>
        {by} {maskedNumber}
      </b>
      <small className={styles.small}>{maskedName}</small>
    </>
  );
}
