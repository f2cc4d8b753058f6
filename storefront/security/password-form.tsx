import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import type { Contact } from '../account-forms/contact.ts';
import { NewPasswordFields } from '../account-forms/new-password-fields.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { BoundContactField } from './bound-contact-field.tsx';
import styles from './security.module.css';
import { setOwnPassword } from './security-calls.ts';

type Props = { contacts: readonly Contact[]; onDone: () => void };

/** Form for a new password; the member proves one of their contacts. */
export function PasswordForm({ contacts, onDone }: Props): ReactNode {
  const { t } = useView();
  const form = useForm({ defaultValues: { by: '0', code: '', password: '', repassword: '' } });
  const chosen = () => contacts[Number(form.getValues('by'))];
  const { code, onSend } = useCodeForm(form, 'CHANGEPWD', async () => chosen());
  const onSubmit = async (values: { code: string; password: string }) => {
    const contact = chosen();
    if (!contact) return;
    await setOwnPassword(await code.prove(contact, values.code.trim()), values.password);
    onDone();
  };
  return (
    <>
      <p className={styles.text}>
        {t('safety.first')} {t('safety.elsewhere')}
      </p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('safety.save')} testId="form-password">
        <BoundContactField contacts={contacts} />
        <CodeField code={code} onSend={onSend} />
        <NewPasswordFields label={t('login.newPassword')} />
      </AccountForm>
    </>
  );
}
