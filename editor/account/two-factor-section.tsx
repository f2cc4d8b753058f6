'use client';

import { type FormEvent, useState } from 'react';
import buttons from '#ui/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { useOperator } from './operator.tsx';
import { PasswordField } from './password-field.tsx';
import { authProblem } from './problem-text.ts';
import { type NewSecret, TwoFactorSetup } from './two-factor-setup.tsx';

/** Section that turns the second step on and off, each with the password. */
export function TwoFactorSection() {
  const t = useText();
  const me = useOperator();
  const [password, setPassword] = useState('');
  const [secret, setSecret] = useState<NewSecret>();
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const answer = await authCall(me.twoFactor ? '/two-factor/disable' : '/two-factor/enable', { password });
    if (!answer.ok) return setProblem(authProblem(t, answer.code));
    setPassword('');
    if (!me.twoFactor) return setSecret(answer.data as NewSecret);
    setSaid(t('twoFactor.disabled'));
    await me.reload();
  };

  return (
    <section className={styles.section} data-testid="two-factor">
      <h2 className={styles.heading}>{t('twoFactor.title')}</h2>
      <p>{t(me.twoFactor ? 'twoFactor.isOn' : 'twoFactor.isOff')}</p>
      {secret ? (
        <TwoFactorSetup
          secret={secret}
          onConfirmed={async () => {
            setSaid(t('twoFactor.enabled'));
            setSecret(undefined);
            await me.reload();
          }}
        />
      ) : (
        <form className={styles.narrow} onSubmit={submit}>
          <PasswordField
            label={t('account.password')}
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <ErrorText>{problem}</ErrorText>
          <button type="submit" className={buttons.primary}>
            {t(me.twoFactor ? 'twoFactor.disable' : 'twoFactor.enable')}
          </button>
        </form>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  );
}
