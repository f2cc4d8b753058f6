'use client';

import { type FormEvent, useState } from 'react';
import { FORGOTTEN_PASSWORD } from '#schemas/editor-paths.ts';
import { PASSWORD_LENGTH } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { useHydrated } from '../kit/use-hydrated.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { CardFrame } from './card-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { authProblem } from './problem-text.ts';

/** Screen of the link in the mail: sets a new password, which ends all sessions. */
export function NewPasswordScreen({ token }: { token: string }) {
  const t = useText();
  const [state, setState] = useState<'open' | 'done' | 'invalid'>('open');
  const [problem, setProblem] = useState<string>();
  const isHydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    const newPassword = String(new FormData(event.currentTarget).get('password'));
    const answer = await authCall('/reset-password', { token, newPassword });
    if (answer.ok) setState('done');
    else if (answer.code === 'INVALID_TOKEN') setState('invalid');
    else setProblem(authProblem(t, answer.code));
  };

  if (state === 'invalid')
    return (
      <CardFrame>
        <div className={styles.stack} role="status">
          <h1 className={styles.title}>{t('newPassword.invalid')}</h1>
          <p>{t('newPassword.invalidText')}</p>
          <a className={buttons.primary} href={FORGOTTEN_PASSWORD}>
            {t('newPassword.again')}
          </a>
        </div>
      </CardFrame>
    );
  return (
    <CardFrame>
      <form className={styles.stack} method="post" onSubmit={submit} data-testid="new-password">
        <h1 className={styles.title}>{t('newPassword.set')}</h1>
        {state === 'done' ? (
          <>
            <p role="status">{t('newPassword.done')}</p>
            <a className={buttons.primary} href="/editor/sign-in">
              {t('account.signIn')}
            </a>
          </>
        ) : (
          <>
            <PasswordField
              label={t('security.newPassword')}
              hint={t('account.passwordHint', PASSWORD_LENGTH)}
              name="password"
              autoComplete="new-password"
              required
              minLength={PASSWORD_LENGTH.min}
              maxLength={PASSWORD_LENGTH.max}
            />
            <ErrorText>{problem}</ErrorText>
            <button type="submit" className={buttons.primary} disabled={!isHydrated}>
              {t('newPassword.save')}
            </button>
          </>
        )}
      </form>
    </CardFrame>
  );
}
