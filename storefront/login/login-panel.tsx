import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useView } from '#runtime/view-context.tsx';
import { Modal } from '#ui/modal.tsx';
import { NoData } from '#ui/no-data.tsx';
import { AccountRulesGate } from '../account-forms/account-rules-gate.tsx';
import type { AccountRules } from '../account-forms/use-account-rules.ts';
import { tenantName } from '../shell/tenant-name.ts';
import { type LoginFields, type LoginView, NOTHING_TYPED } from './login-form.ts';
import styles from './login-panel.module.css';
import { ProviderButtons } from './provider-buttons.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { Welcome } from './welcome.tsx';

const VIEWS = {
  signIn: { title: 'login.title', Form: SignInForm },
  signUp: { title: 'signUp.title', Form: SignUpForm },
  reset: { title: 'reset.title', Form: ResetForm },
  welcome: { title: 'signUp.title', Form: Welcome },
} as const;

/** Login dialog with the current one of its forms. */
export function LoginPanel({ onClose }: { onClose: () => void }): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const [view, setView] = useState<LoginView>('signIn');
  const form = useForm<LoginFields>({ defaultValues: NOTHING_TYPED });
  const { title, Form } = VIEWS[view];
  const show = (next: LoginView) => {
    form.clearErrors();
    // A code is valid for one purpose only.
    form.setValue('code', '');
    setView(next);
  };
  return (
    <Modal title={t(title)} labels={{ close: t('action.close') }} onClose={onClose} testId="dialog-login">
      <div className={styles.panel} data-state={view}>
        {view === 'signIn' && <p className={styles.text}>{t('login.text', { tenant: tenantName(ctx) })}</p>}
        <AccountRulesGate>
          {({ kind, ...rules }) =>
            kind ? <Form form={form} rules={{ ...rules, kind }} show={show} /> : <OtherWays {...rules} />
          }
        </AccountRulesGate>
      </div>
    </Modal>
  );
}

/** Login providers, for a tenant whose members have no password here; nothing if it has none. */
function OtherWays({ providers }: Pick<AccountRules, 'providers'>) {
  const { t } = useView();
  if (providers.length === 0) return <NoData message={t('login.closed')} />;
  return <ProviderButtons providers={providers} />;
}
