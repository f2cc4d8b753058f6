import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isSignedIn, noticeSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { providerName } from '#schemas/provider-name.ts';
import { Modal } from '#ui/modal.tsx';
import { NoData } from '#ui/no-data.tsx';
import { toast } from '#ui/toast.ts';
import { AccountRulesGate } from '../account-forms/account-rules-gate.tsx';
import forms from '../account-forms/form.module.css';
import type { AccountRules } from '../account-forms/use-account-rules.ts';
import { PasskeySignIn } from '../passkeys/passkey-sign-in.tsx';
import { tenantName } from '../text/tenant-name.ts';
import { type LoginFields, type LoginView, NOTHING_TYPED } from './login-form.ts';
import styles from './login-panel.module.css';
import { ProviderButtons } from './provider-buttons.tsx';
import { takeOutcome } from './provider-login.ts';
import { ProviderSignUp } from './provider-sign-up.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Welcome } from './welcome.tsx';

const VIEWS = {
  signIn: { title: 'login.title', Form: SignInForm },
  signUp: { title: 'signUp.title', Form: SignUpForm },
  reset: { title: 'reset.title', Form: ResetForm },
  welcome: { title: 'signUp.title', Form: Welcome },
  providerSignUp: { title: 'signUp.title', Form: ProviderSignUp },
  link: { title: 'login.title', Form: SignInForm },
} as const;

const FIRST_VIEWS = { new: 'providerSignUp', link: 'link', failed: 'signIn' } as const;

/** Login dialog with the current one of its forms. */
export function LoginPanel({ onClose }: { onClose: () => void }): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const [outcome] = useState(takeOutcome);
  const [view, setView] = useState<LoginView>(FIRST_VIEWS[outcome?.kind ?? 'failed']);
  const provider = outcome?.kind === 'failed' ? undefined : outcome?.what;
  const failure = t(
    outcome?.what === 'LOGIN_EXPIRED' || outcome?.what === 'IDENTITY_TAKEN'
      ? `provider.failed.${outcome.what}`
      : 'provider.failed.other',
  );
  // A member who tried to link an account needs no form.
  const isMember = outcome !== undefined && isSignedIn();
  const tell = useEffectEvent(() => {
    toast(failure, { variant: 'error' });
    onClose();
  });
  useEffect(() => {
    if (isMember) tell();
  }, [isMember]);
  const form = useForm<LoginFields>({ defaultValues: NOTHING_TYPED });
  const { title, Form } = VIEWS[view];
  const show = (next: LoginView) => {
    form.clearErrors();
    // A code is valid for one purpose only.
    form.setValue('code', '');
    setView(next);
  };
  if (isMember) return null;
  return (
    <Modal title={t(title)} labels={{ close: t('action.close') }} onClose={onClose} testId="dialog-login">
      <div className={styles.panel} data-state={view}>
        {outcome?.kind === 'failed' && (
          <p role="alert" className={forms.failure} data-testid="provider-failure">
            {failure}
          </p>
        )}
        {view === 'link' && <p>{t('provider.link', { name: providerName(provider ?? '') })}</p>}
        {view === 'signIn' && <p className={styles.text}>{t('login.text', { tenant: tenantName(ctx) })}</p>}
        <AccountRulesGate>
          {({ kind, ...rules }) =>
            kind ? (
              <Form form={form} rules={{ ...rules, kind }} show={show} provider={provider} />
            ) : (
              <OtherWays {...rules} />
            )
          }
        </AccountRulesGate>
      </div>
    </Modal>
  );
}

/** Login providers and passkeys, for a tenant whose members have no password here. */
function OtherWays({ providers }: Pick<AccountRules, 'providers'>) {
  const { t } = useView();
  if (providers.length === 0) return <NoData message={t('login.closed')} />;
  const done = () => {
    toast(t('login.done'));
    noticeSession();
  };
  return (
    <>
      <ProviderButtons providers={providers} />
      <PasskeySignIn onDone={done} />
    </>
  );
}
