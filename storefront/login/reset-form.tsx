import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';
import { setForgottenPassword } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { NewPasswordFields } from '../account-forms/new-password-fields.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import styles from './login-panel.module.css';

/** Form that resets a forgotten password; the sign-in form follows with the new one. */
export function ResetForm({ form, rules, show }: LoginFormProps): ReactNode {
  const { t, device } = useView();
  const { code, onSend } = useCodeForm(form, 'CHANGEPWD', () => typedContact(form, rules));
  const onSubmit = async (values: LoginFields) => {
    const contact = await typedContact(form, rules);
    if (!contact) return;
    await setForgottenPassword(await code.prove(contact, values.code.trim()), values.password);
    toast(t('reset.done'));
    show('signIn');
  };
  return (
    <>
      <p className={styles.text}>{t('reset.text')}</p>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('reset.submit')} testId="form-reset">
        <ContactField {...rules} autoComplete="username" autoFocus={device === 'desktop'} />
        <CodeField code={code} onSend={onSend} />
        <NewPasswordFields label={t('login.newPassword')} />
      </AccountForm>
      <div className={forms.row}>
        <button type="button" className={forms.link} onClick={() => show('signIn')}>
          {t('action.back')}
        </button>
      </div>
    </>
  );
}
