import { type ReactNode, useState } from 'react';
import { noticeSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';
import { signInByCode, signInByPassword } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { FormField } from '../account-forms/form-field.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import styles from './login-panel.module.css';
import { ProviderButtons } from './provider-buttons.tsx';

/** Signs in by password or, where the tenant has it, by a code. */
export function SignInForm({ form, rules, show }: LoginFormProps): ReactNode {
  const { t, device } = useView();
  const [byCode, setByCode] = useState(false);
  const { code, onSend } = useCodeForm(form, 'LOGIN', () => typedContact(form, rules));
  const onSubmit = async (values: LoginFields) => {
    const contact = await typedContact(form, rules);
    if (!contact) return;
    if (byCode) await signInByCode(contact, values.code.trim());
    else await signInByPassword(contact, values.password);
    toast(t('login.done'));
    noticeSession();
  };
  const choose = (next: boolean) => {
    form.clearErrors();
    setByCode(next);
  };
  return (
    <>
      {rules.byCode && (
        <fieldset className={styles.ways} aria-label={t('login.ways')}>
          {[false, true].map((way) => (
            <button
              key={String(way)}
              type="button"
              className={styles.way}
              aria-pressed={byCode === way}
              onClick={() => choose(way)}
            >
              {t(way ? 'login.byCode' : 'login.byPassword')}
            </button>
          ))}
        </fieldset>
      )}
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('login.submit')} testId="form-sign-in">
        <ContactField {...rules} autoComplete="username" autoFocus={device === 'desktop'} />
        {byCode ? (
          <CodeField code={code} onSend={onSend} />
        ) : (
          <FormField
            name="password"
            type="password"
            label={t('login.password')}
            check={(value) => (value === '' ? t('validation.required') : undefined)}
            autoComplete="current-password"
            data-testid="password"
          />
        )}
      </AccountForm>
      <ProviderButtons providers={rules.providers} />
      <div className={forms.row}>
        <button type="button" className={forms.link} onClick={() => show('signUp')}>
          {t('login.signUp')}
        </button>
        <button type="button" className={forms.link} onClick={() => show('reset')}>
          {t('login.forgot')}
        </button>
      </div>
    </>
  );
}
