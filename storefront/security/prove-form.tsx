import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import type { Contact } from '../account-forms/contact.ts';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { BoundContactField } from './bound-contact-field.tsx';
import styles from './security.module.css';

type Props = { contacts: readonly Contact[]; onProved: (validKey: string) => Promise<void> | void };

/** Form in which the member proves a contact that is bound already, by a code. */
export function ProveForm({ contacts, onProved }: Props): ReactNode {
  const { t } = useView();
  const form = useForm({ defaultValues: { by: '0', code: '' } });
  const chosen = () => contacts[Number(form.getValues('by'))];
  const { code, onSend } = useCodeForm(form, 'CHECK_OLD_MOBILE_EMAIL', async () => chosen());
  const onSubmit = async (values: { code: string }) => {
    const contact = chosen();
    if (contact) await onProved(await code.prove(contact, values.code.trim()));
  };
  return (
    <>
      <p className={styles.text}>{t('safety.first')}</p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('safety.next')} testId="form-prove">
        <BoundContactField contacts={contacts} />
        <CodeField code={code} onSend={onSend} />
      </AccountForm>
    </>
  );
}
