import { type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { failureText } from '#client/failures.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { passkeyList } from '#schemas/api/invented/passkeys.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import { useIntent } from '../intents/use-intent.ts';
import { LoadState } from '../load-state/load-state.tsx';
import { createPasskey, hasPasskeys, removePasskey } from '../passkeys/passkey-calls.ts';
import { passkeyName } from '../passkeys/passkey-name.ts';
import styles from './security.module.css';
import { useProof } from './use-proof.tsx';

/** Passkeys of the member, with a button for a new one; nothing where there are none and the browser can't make one. */
export function Passkeys(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const request = useEndpoint(passkeyList, {}, { silent: true });
  const [isBusy, setBusy] = useState(false);
  const isOffered = hasPasskeys(ctx.tenant.siteOrigin);
  const run = async (action: () => Promise<unknown>, done: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      if ((await action()) !== false) {
        toast(done);
        await request.mutate();
      }
    } catch (error) {
      const failure = reasonOf(error);
      if (failure) toast(failure, { variant: 'error' });
    }
    setBusy(false);
  };
  const reasonOf = (error: unknown) => {
    if (error instanceof ApiError) return failureText(error, t);
    if (error instanceof Error && error.name === 'InvalidStateError') return t('passkey.exists');
    // The member has closed the device's dialog.
    return undefined;
  };
  const { withProof, dialog } = useProof();
  const add = () => run(() => withProof({ name: 'passkey' }, createPasskey), t('passkey.isAdded'));
  useIntent('proof', ({ name }) => name === 'passkey', add);
  if (!isOffered && !request.data?.length) return null;

  return (
    <section className={styles.card} aria-labelledby="passkeys" data-testid="row-passkeys">
      <h2 id="passkeys">{t('passkey.title')}</h2>
      <p className={styles.text}>{t('passkey.text')}</p>
      {request.data && request.data.length > 0 && (
        <ul className={styles.devices}>
          {request.data.map((passkey) => (
            <li key={passkey.id} className={styles.device} data-testid="passkey" data-id={passkey.id}>
              <span>
                {passkeyName(passkey, t)}
                <small>{t('passkey.added', { time: formatDateTime(passkey.createTime, ctx) })}</small>
                {passkey.lastUsedTime !== undefined && (
                  <small>{t('safety.lastUsed', { time: formatDateTime(passkey.lastUsedTime, ctx) })}</small>
                )}
              </span>
              <button
                type="button"
                className={buttons.secondary}
                aria-label={t('passkey.removeName', { name: passkeyName(passkey, t) })}
                aria-busy={isBusy}
                onClick={() => run(() => removePasskey(passkey.id), t('passkey.removed'))}
              >
                {t('passkey.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {!request.data && (
        <LoadState
          of={request}
          failed={t('passkey.failed')}
          loading={t('login.loading')}
          className={styles.text}
        />
      )}
      {isOffered && (
        <button
          type="button"
          className={buttons.secondary}
          aria-busy={isBusy}
          onClick={add}
          data-testid="add-passkey"
        >
          {t('passkey.add')}
        </button>
      )}
      {dialog}
    </section>
  );
}
