import { type ReactNode, useState } from 'react';
import { noticeSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { providerName } from '#schemas/provider-name.ts';
import { toast } from '#ui/toast.ts';
import { signInByCode, signInByPassword } from '../account-forms/account-calls.ts';
import { AccountForm } from '../account-forms/account-form.tsx';
import { CodeField } from '../account-forms/code-field.tsx';
import { ContactField } from '../account-forms/contact-field.tsx';
import forms from '../account-forms/form.module.css';
import { FormField } from '../account-forms/form-field.tsx';
import { useCodeForm } from '../account-forms/use-code-form.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { type LoginFields, type LoginFormProps, typedContact } from './login-form.ts';
import styles from './login-panel.module.css';
import { ProviderButtons } from './provider-buttons.tsx';
import { linkWithProvider } from './provider-login.ts';

/**
 * Signs in: at LINE, by a code where the tenant sends them, else by password, by a passkey, or at another provider. After a login at a
 * provider whose account isn't linked yet, only the member's own ways are left, and the account is linked.
 */
export function SignInForm({ form, rules, show, provider }: LoginFormProps): ReactNode {
  const { t, device } = useView();
  const [byCode, setByCode] = useState(() => rules.byCode && form.getValues('password') === '');
  const { code, onSend } = useCodeForm(form, 'LOGIN', () => typedContact(form, rules));
  const onSubmit = async (values: LoginFields) => {
    const contact = await typedContact(form, rules);
    if (!contact) return;
    if (byCode) await signInByCode(contact, values.code.trim());
    else await signInByPassword(contact, values.password);
    await done();
  };
  const done = async () => {
    if (provider) await linkWithProvider();
    toast(t(provider ? 'provider.linked' : 'login.done', { name: providerName(provider ?? '') }));
    noticeSession();
  };
  const choose = (next: boolean) => {
    form.clearErrors();
    setByCode(next);
  };
  const others = provider ? [] : rules.providers;
  return (
    <>
      {others.includes('line') && (
        <>
          <ProviderButtons providers={['line']} />
          <p className={styles.or}>{t('provider.orContact')}</p>
        </>
      )}
      <AccountForm form={form} onSubmit={onSubmit} submitLabel={t('login.submit')} testId="form-sign-in">
        <ContactField {...rules} autoComplete="username webauthn" autoFocus={device === 'desktop'} />
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
      <div className={forms.row}>
        {rules.byCode && (
          <button type="button" className={forms.link} onClick={() => choose(!byCode)}>
            {t(byCode ? 'login.byPassword' : 'login.byCode')}
          </button>
        )}
        {!byCode && (
          <button type="button" className={forms.link} onClick={() => show('reset')}>
            {t('login.forgot')}
          </button>
        )}
        {!provider && (
          <button type="button" className={forms.link} onClick={() => show('signUp')}>
            {t('login.signUp')}
          </button>
        )}
      </div>
      <PasskeySignIn onDone={done} />
      <ProviderButtons providers={others.filter((other) => other !== 'line')} />
    </>
  );
}
