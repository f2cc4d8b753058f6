import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { signUp } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { NewPasswordFields } from '../account-forms/new-password-fields.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import { Terms } from './terms.tsx';

/** Opens an account for a phone number or an email address that a code proves. */
export function SignUpForm({ form, rules, show }: LoginFormProps): ReactNode {
  const { t, device } = useView();
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
      <Terms />
      <div className={forms.row}>
        <button type="button" className={forms.link} onClick={() => show('signIn')}>
          {t('login.signIn')}
        </button>
      </div>
    </>
  );
}
