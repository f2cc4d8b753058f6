import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { signUp } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { NewPasswordFields } from '../account-forms/new-password-fields.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { localHref, screenPath } from '../links/paths.ts';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import styles from './login-panel.module.css';

/** Opens an account for a phone number or an email address that a code proves. */
export function SignUpForm({ form, rules, show }: LoginFormProps): ReactNode {
  const ctx = useView();
  const { t, device } = ctx;
  const { code, onSend } = useCodeForm(form, 'REGISTER', () => typedContact(form, rules));
  const onSubmit = async (values: LoginFields) => {
    const contact = await typedContact(form, rules);
    if (!contact) return;
    await signUp(contact, await code.prove(contact, values.code.trim()), values.password);
    show('welcome');
  };
  return (
    <>
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('signUp.submit')} testId="form-sign-up">
        <ContactField {...rules} autoFocus={device === 'desktop'} />
        <CodeField code={code} onSend={onSend} />
        <NewPasswordFields label={t('login.password')} />
      </AccountForm>
      <p className={styles.terms}>
        {t('signUp.terms')}{' '}
        <a href={localHref(ctx, screenPath('/user-agreement'))} target="_blank" rel="noreferrer">
          {t('signUp.agreement')}
        </a>
        <a href={localHref(ctx, screenPath('/privacy-policy'))} target="_blank" rel="noreferrer">
          {t('signUp.privacy')}
        </a>
      </p>
      <div className={forms.row}>
        <button type="button" className={forms.link} onClick={() => show('signIn')}>
          {t('login.signIn')}
        </button>
      </div>
    </>
  );
}
