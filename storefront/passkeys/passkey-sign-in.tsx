import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { failureText } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { hasPasskeys, signInByPasskey, stopWaiting } from './passkey-calls.ts';
import { PasskeyIcon } from './passkey-icon.tsx';
import styles from './passkey-sign-in.module.css';

/**
 * Button that signs in by a passkey; meanwhile one can also be chosen among the suggestions of the contact field. Nothing
 * in browsers without passkeys.
 */
export function PasskeySignIn({ onDone }: { onDone: () => Promise<void> | void }): ReactNode {
  const { t, tenant } = useView();
  const [isBusy, setBusy] = useState(false);
  const [hint, setHint] = useState('');
  const isOffered = hasPasskeys(tenant.siteOrigin);

  const run = async (isWaiting: boolean) => {
    if (!isWaiting) setHint('');
    try {
      if (await signInByPasskey(isWaiting)) await onDone();
    } catch (error) {
      setHint(error instanceof ApiError ? failureText(error, t) : t('passkey.notUsed'));
      // The dialog has ended the wait.
      if (!isWaiting) void run(true);
    }
  };
  const press = async () => {
    setBusy(true);
    await run(false);
    setBusy(false);
  };
  const wait = useEffectEvent(() => void run(true));
  useEffect(() => {
    if (!isOffered) return;
    wait();
    return stopWaiting;
  }, [isOffered]);

  if (!isOffered) return null;
  return (
    <>
      <button
        type="button"
        className={buttons.secondary}
        aria-busy={isBusy}
        onClick={press}
        data-testid="login-passkey"
      >
        <PasskeyIcon />
        {t('passkey.signIn')}
      </button>
      {hint && (
        <p role="status" className={styles.hint} data-testid="passkey-hint">
          {hint}
        </p>
      )}
    </>
  );
}
