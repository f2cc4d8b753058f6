'use client';

import { type FormEvent, useState } from 'react';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { PasswordField } from './password-field.tsx';
import { authProblem } from './problem-text.ts';

export function PasswordSection() {
  const t = useText();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const [said, setSaid] = useState('');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const body = { currentPassword: current, newPassword: next };
    const answer = await authCall('/change-password', body);
    if (!answer.ok) return setProblem(authProblem(t, answer.code));
    setCurrent('');
    setNext('');
    setSaid(t('security.passwordChanged'));
  };

  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('security.password')}</h2>
      <form className={styles.narrow} onSubmit={submit} data-testid="change-password">
        <PasswordField
          label={t('security.currentPassword')}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          label={t('security.newPassword')}
          hint={t('account.passwordHint', PASSWORD_LENGTH)}
          autoComplete="new-password"
          required
          minLength={PASSWORD_LENGTH.min}
          maxLength={PASSWORD_LENGTH.max}
          value={next}
          onChange={(event) => setNext(event.target.value)}
        />
        <ErrorText>{problem}</ErrorText>
        <button type="submit" className={buttons.primary}>
          {t('security.save')}
        </button>
        <p role="status" className={styles.said}>
          {said}
        </p>
      </form>
    </section>
  );
}
