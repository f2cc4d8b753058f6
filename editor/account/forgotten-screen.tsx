'use client';

import { type FormEvent, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useHydrated } from '../kit/use-hydrated.ts';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { CardFrame } from './card-frame.tsx';
import { authProblem } from './problem-text.ts';

/** Asks for a mail with a link for a new password. The answer is the same whether or not the address has an account. */
export function ForgottenScreen() {
  const t = useText();
  const { tenant, lang } = useView();
  const [sentTo, setSentTo] = useState<string>();
  const [isWithoutMail, setWithoutMail] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isHydrated = useHydrated();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(undefined);
    const email = String(new FormData(event.currentTarget).get('email'));
    const answer = await authCall('/request-password-reset', { email });
    if (answer.ok) setSentTo(email);
    else if (answer.code === 'NO_MAIL_SERVER') setWithoutMail(true);
    else setProblem(authProblem(t, answer.code));
  };

  return (
    <CardFrame>
      <form className={styles.stack} method="post" onSubmit={submit} data-testid="forgotten">
        <h1 className={styles.title}>{t('newPassword.title')}</h1>
        {isWithoutMail ? (
          <div role="status">
            <p>{t('newPassword.noMail')}</p>
            <code className={styles.code}>npm run operator -- --tenant {tenant.id} --email … --role …</code>
          </div>
        ) : sentTo !== undefined ? (
          <p role="status">
            {t('newPassword.sent', { email: sentTo, shop: tenant.name[lang] ?? tenant.id })}
          </p>
        ) : (
          <>
            <p>{t('newPassword.text')}</p>
            <TextField
              label={t('account.email')}
              type="email"
              name="email"
              autoComplete="username"
              required
            />
            <ErrorText>{problem}</ErrorText>
            <button type="submit" className={buttons.primary} disabled={!isHydrated}>
              {t('newPassword.send')}
            </button>
          </>
        )}
        <a className={styles.link} href="/editor/sign-in">
          {t('newPassword.back')}
        </a>
      </form>
    </CardFrame>
  );
}
