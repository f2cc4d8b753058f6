'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { operatorMe, operatorSignIn } from '#schemas/api/invented/operators.ts';
import { FORGOTTEN_PASSWORD } from '#schemas/editor-paths.ts';
import buttons from '#ui/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useHydrated } from '../kit/use-hydrated.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { CardFrame } from './card-frame.tsx';
import { hasPasskeys, signInByPasskey } from './passkey-calls.ts';
import { PasswordField } from './password-field.tsx';
import { authProblem } from './problem-text.ts';
import { SecondStep } from './second-step.tsx';

type Props = {
  /** Address of the account, if no other may sign in. */
  account?: string;
  /** Work of the new session before its membership is checked. */
  onSession?: () => Promise<unknown>;
  /** Callback after signing in. */
  onDone: () => void | Promise<void>;
};

/** Sign-in: email and password, then the second step for accounts that have one. Typed values stay after an error. */
export function SignInScreen({ account, onSession, onDone }: Props) {
  const t = useText();
  const { tenant, lang } = useView();
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [email, setEmail] = useState(account ?? '');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isHydrated = useHydrated();
  const passwordInput = useRef<HTMLInputElement>(null);
  const shop = tenant.name[lang] ?? tenant.id;

  // The link after an accepted invitation carries the email address, that of the company's provider an error.
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const given = search.get('email');
    if (given !== null) setEmail(given);
    setRefused(search.has('error'));
  }, []);
  const company = useEndpoint(operatorSignIn, {}).data?.company;
  const isAtHome = isHydrated && window.location.origin === tenant.siteOrigin;

  const enter = async () => {
    try {
      await onSession?.();
    } catch (error) {
      setStep('password');
      setProblem(callProblem(t, error));
      return;
    }
    const refused = await browserApi()
      .call(operatorMe, {})
      .then(
        () => false,
        (error) => error instanceof ApiError && error.status === 401,
      );
    if (!refused) return onDone();
    await authCall('/sign-out');
    setStep('password');
    setProblem(t('account.noAccess', { shop }));
  };

  // The fields are read from the form on submit: people may type before hydration.
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    const given = { email: String(form.get('email')), password: String(form.get('password')) };
    setEmail(given.email);
    setBusy(true);
    setProblem(undefined);
    const answer = await authCall('/sign-in/email', given);
    if (!answer.ok) {
      setProblem(authProblem(t, answer.code));
      passwordInput.current?.select();
      passwordInput.current?.focus();
    } else if (answer.data.twoFactorRedirect === true) setStep('code');
    else await enter();
    setBusy(false);
  };

  const atCompany = async () => {
    setProblem(undefined);
    const answer = await authCall('/sign-in/social');
    if (answer.ok) window.location.assign(String(answer.data.url));
    else setProblem(authProblem(t, answer.code));
  };

  const byPasskey = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    const answer = await signInByPasskey();
    if (answer.ok) await enter();
    else setProblem(authProblem(t, answer.code));
    setBusy(false);
  };

  return (
    <CardFrame>
      {step === 'code' ? (
        <SecondStep
          onDone={enter}
          onStartAgain={(why) => {
            setStep('password');
            setProblem(why);
          }}
        />
      ) : (
        <form className={styles.stack} method="post" onSubmit={submit} data-testid="sign-in">
          <h1 className={styles.title}>{t('account.signInTo', { shop })}</h1>
          <TextField
            label={t('account.email')}
            type="email"
            name="email"
            autoComplete="username"
            required
            readOnly={account !== undefined}
            defaultValue={email}
            key={email}
          />
          <PasswordField
            label={t('account.password')}
            name="password"
            autoComplete="current-password"
            required
            ref={passwordInput}
          />
          <ErrorText>
            {problem ?? (isRefused && company && t('account.byCompanyRefused', { name: company, shop }))}
          </ErrorText>
          <button type="submit" className={buttons.primary} disabled={!isHydrated} aria-disabled={busy}>
            {t('account.signIn')}
          </button>
          {company && isAtHome && !onSession && (
            <button type="button" className={buttons.secondary} onClick={atCompany} aria-disabled={busy}>
              {t('account.byCompany', { name: company })}
            </button>
          )}
          {isHydrated && hasPasskeys(tenant.siteOrigin) && (
            <button type="button" className={buttons.secondary} onClick={byPasskey} aria-disabled={busy}>
              {t('passkeys.signIn')}
            </button>
          )}
          <a className={styles.link} href={FORGOTTEN_PASSWORD}>
            {t('account.forgotten')}
          </a>
        </form>
      )}
    </CardFrame>
  );
}
