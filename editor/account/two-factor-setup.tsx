'use client';

import { type FormEvent, useState } from 'react';
import buttons from '#ui/button.module.css';
import { later } from '#ui/later.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { authProblem } from './problem-text.ts';

const QrCode = later(async () => (await import('#ui/qr-code.tsx')).QrCode);

export type NewSecret = { totpURI: string; backupCodes: string[] };

/** Shows the secret for an authenticator app, and the backup codes; a code of the app confirms the setup. */
export function TwoFactorSetup(props: { secret: NewSecret; onConfirmed: () => Promise<void> }) {
  const t = useText();
  const { totpURI, backupCodes } = props.secret;
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const key = new URL(totpURI).searchParams.get('secret') ?? '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const answer = await authCall('/two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') });
    if (answer.ok) await props.onConfirmed();
    else setProblem(authProblem(t, answer.code));
  };

  return (
    <form className={styles.narrow} onSubmit={submit}>
      <p>{t('twoFactor.setUp')}</p>
      <div className={styles.qr}>
        <QrCode text={totpURI} label={t('twoFactor.qr')} testId="otpauth-qr" />
      </div>
      <a className={styles.link} href={totpURI} data-testid="otpauth">
        {t('twoFactor.open')}
      </a>
      <p>
        {t('twoFactor.key')}: <code className={styles.code}>{key.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
      </p>
      <h3 className={styles.label}>{t('twoFactor.backupCodes')}</h3>
      <p className={styles.hint}>{t('twoFactor.backupHint')}</p>
      <ul className={styles.codes} data-testid="backup-codes">
        {backupCodes.map((one) => (
          <li key={one}>
            <code className={styles.code}>{one}</code>
          </li>
        ))}
      </ul>
      <TextField
        label={t('twoFactor.code')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <ErrorText>{problem}</ErrorText>
      <button type="submit" className={buttons.primary}>
        {t('twoFactor.confirm')}
      </button>
    </form>
  );
}
