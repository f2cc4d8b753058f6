import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import type { PaymentAccount } from '#schemas/entities/bonus.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#schemas/enums/activity.ts';
import choice from '#ui/choice.module.css';
import { AccountForm } from '../account-forms/account-form.tsx';
import { FormField } from '../account-forms/form-field.tsx';
import styles from './activity.module.css';
import bonus from './bonus.module.css';
import { saveAccount } from './bonus-calls.ts';

/** Banks of Thailand by the codes that payments use. */
export const BANKS = [
  ...(['KBANK', 'SCB', 'BBL', 'KTB', 'BAY', 'TTB'] as const),
  ...(['GSB', 'BAAC', 'UOB', 'CIMB', 'KKP', 'LHB'] as const),
] as const;

type Fields = { method: PaymentMethod; bankCode: string; accountNumber: string; accountName: string };
type Props = { activityId: string; onSaved: (account: PaymentAccount) => void };

/** Form for the payment account of a bonus. It starts empty: a stored account is never sent back. */
export function PaymentForm({ activityId, onSaved }: Props): ReactNode {
  const { t } = useView();
  const form = useForm<Fields>({
    defaultValues: { method: 'PROMPTPAY', bankCode: BANKS[0], accountNumber: '', accountName: '' },
  });
  const method = useWatch({ control: form.control, name: 'method' });
  const required = (value: string) => (value.trim() ? undefined : t('validation.required'));
  const save = async ({ bankCode, ...fields }: Fields) => {
    const bank = fields.method === 'BANK' ? { bankCode } : {};
    onSaved(await saveAccount({ activityId, ...fields, ...bank }));
  };
  return (
    <AccountForm form={form} onSubmit={save} submitLabel={t('payment.save')} testId="form-payment">
      <fieldset className={bonus.methods}>
        <legend>{t('payment.method')}</legend>
        {PAYMENT_METHODS.map((each) => (
          <label key={each} className={choice.tick}>
            <input type="radio" value={each} {...form.register('method')} />
            {t(`payment.${each}`)}
          </label>
        ))}
      </fieldset>
      {method === 'BANK' && (
        <label>
          {t('payment.bank')}
          <select className={choice.select} {...form.register('bankCode')} data-testid="bankCode">
            {BANKS.map((bank) => (
              <option key={bank} value={bank}>
                {t(`bank.${bank}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      <FormField
        name="accountNumber"
        label={t(`payment.number.${method}`)}
        check={required}
        inputMode="numeric"
        maxLength={30}
        data-testid="accountNumber"
      />
      <FormField
        name="accountName"
        label={t('payment.name')}
        check={required}
        autoComplete="name"
        maxLength={100}
        data-testid="accountName"
      />
      <p className={styles.note}>{t('payment.privacy')}</p>
    </AccountForm>
  );
}
