import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import choice from '#ui/choice.module.css';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import type { Contact } from '../account-forms/contact.ts';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { BoundContactField } from './bound-contact-field.tsx';
import styles from './security.module.css';
import { deleteAccount } from './security-calls.ts';

type Props = { contacts: readonly Contact[]; onDone: () => void };

/** Form that deletes the account for good, after a code and a ticked confirmation. */
export function DeleteForm({ contacts, onDone }: Props): ReactNode {
  const { t } = useView();
  const form = useForm({ defaultValues: { by: '0', code: '', isMeant: false } });
  const { isMeant } = form.formState.errors;
  const chosen = () => contacts[Number(form.getValues('by'))];
  const { code, onSend } = useCodeForm(form, 'CLOSEUSER', async () => chosen());
  const onSubmit = async (values: { code: string }) => {
    const contact = chosen();
    if (!contact) return;
    await deleteAccount(contact, values.code.trim());
    onDone();
  };
  const tick = form.register('isMeant', { validate: (is) => is || t('validation.required') });
  return (
    <>
      <p className={styles.text}>{t('safety.deleteText')}</p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('safety.delete')} testId="form-delete">
        <BoundContactField contacts={contacts} />
        <CodeField code={code} onSend={onSend} />
        <label className={choice.tick}>
          <input type="checkbox" {...tick} aria-invalid={isMeant ? true : undefined} data-testid="is-meant" />
          {t('safety.deleteConfirm')}
        </label>
        {isMeant && (
          <p className={styles.wrong} role="alert">
            {isMeant.message}
          </p>
        )}
      </AccountForm>
    </>
  );
}
