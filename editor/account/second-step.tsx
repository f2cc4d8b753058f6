'use client';

import { type FormEvent, useState } from 'react';
import buttons from '#ui/button.module.css';
import { ErrorText } from '../kit/problem.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { authCall } from './auth-client.ts';
import { authProblem } from './problem-text.ts';

/** Error codes that end this sign-in: it has to start again with the password. */
const FATAL = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** Second step of signing in: the code of the authenticator app, or a backup code. */
export function SecondStep(props: { onDone: () => Promise<void>; onStartAgain: (why: string) => void }) {
  const t = useText();
  const [backup, setBackup] = useState(false);
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    const path = backup ? '/two-factor/verify-backup-code' : '/two-factor/verify-totp';
    const answer = await authCall(path, { code: code.replaceAll(/\s/g, ''), trustDevice });
    if (answer.ok) return props.onDone();
    const why = authProblem(t, answer.code);
    if (FATAL.has(answer.code)) props.onStartAgain(why);
    else setProblem(why);
  };

  return (
    <form className={styles.stack} onSubmit={submit} data-testid="second-step">
      <h1 className={styles.title}>{t('twoFactor.title')}</h1>
      {!backup && <p>{t('twoFactor.prompt')}</p>}
      <TextField
        key={String(backup)}
        label={t(backup ? 'twoFactor.backupCode' : 'twoFactor.code')}
        autoComplete="one-time-code"
        inputMode={backup ? 'text' : 'numeric'}
        required
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={trustDevice}
          onChange={(event) => setTrustDevice(event.target.checked)}
        />
        {t('twoFactor.trust')}
      </label>
      <ErrorText>{problem}</ErrorText>
      <button type="submit" className={buttons.primary}>
        {t('twoFactor.confirm')}
      </button>
      <button
        type="button"
        className={buttons.secondary}
        onClick={() => {
          setBackup(!backup);
          setCode('');
        }}
      >
        {t(backup ? 'twoFactor.useApp' : 'twoFactor.useBackup')}
      </button>
    </form>
  );
}
