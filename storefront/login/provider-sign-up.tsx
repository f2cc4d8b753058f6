import { type ReactNode, useState } from 'react';
import { failureText } from '#client/failures.ts';
import { noticeSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { providerName } from '#schemas/provider-name.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import forms from '../account-forms/form.module.css';
import { tenantName } from '../text/tenant-name.ts';
import type { LoginFormProps } from './login-form.ts';
import { registerWithProvider } from './provider-login.ts';
import { Terms } from './terms.tsx';

/** Opens an account for the visitor whom a provider has signed in, after they accept the terms. */
export function ProviderSignUp({ provider = '', show }: LoginFormProps): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState('');
  const register = async () => {
    setSending(true);
    setFailure('');
    try {
      await registerWithProvider();
      toast(t('login.done'));
      noticeSession();
    } catch (error) {
      setFailure(failureText(error, t));
    }
    setSending(false);
  };
  const name = providerName(provider);
  return (
    <>
      <p>{t('provider.new', { name, tenant: tenantName(ctx) })}</p>
      {failure && (
        <p role="alert" className={forms.failure} data-testid="form-failure">
          {failure}
        </p>
      )}
      <Terms />
      <button
        type="button"
        className={buttons.primary}
        aria-busy={isSending}
        onClick={register}
        data-testid="provider-register"
      >
        {t('provider.create')}
      </button>
      <button type="button" className={buttons.secondary} onClick={() => show('link')}>
        {t('provider.haveAccount')}
      </button>
    </>
  );
}
