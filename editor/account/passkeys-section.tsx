'use client';

import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { operatorPasskeys, removeOperatorPasskey } from '#schemas/api/invented/operators.ts';
import buttons from '#ui/button.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useHydrated } from '../kit/use-hydrated.ts';
import styles from './account.module.css';
import { deviceName } from './device-name.ts';
import { createPasskey, hasPasskeys } from './passkey-calls.ts';
import { PasswordField } from './password-field.tsx';
import { authProblem } from './problem-text.ts';

/** Passkeys of the operator at this shop; the password is asked for before one is added. */
export function PasskeysSection() {
  const view = useView();
  const { t, tenant } = view;
  const passkeys = useEndpoint(operatorPasskeys, {});
  const { busy, said, problem, run } = useAction(passkeys.mutate);
  const [password, setPassword] = useState('');
  const isOffered = useHydrated() && hasPasskeys(tenant.siteOrigin);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const isAdded = await run(async () => {
      const answer = await createPasskey(password);
      if (!answer.ok) throw new Error(authProblem(t, answer.code));
    }, t('passkeys.added'));
    if (isAdded) setPassword('');
  };
  const remove = (id: string) =>
    run(() => browserApi().call(removeOperatorPasskey, { params: { id } }), t('passkeys.removed'));

  return (
    <section className={styles.section} data-testid="passkeys">
      <h2 className={styles.heading}>{t('passkeys.title')}</h2>
      <p className={styles.hint}>{t('passkeys.text', { host: new URL(tenant.siteOrigin).hostname })}</p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={passkeys} />
      {passkeys.data?.length === 0 && <p>{t('passkeys.none')}</p>}
      <ul className={styles.list}>
        {passkeys.data?.map((one) => {
          const device = deviceName(one.userAgent) ?? t('security.unknownDevice');
          return (
            <li key={one.id} className={styles.item}>
              <span>
                <strong>{device}</strong>
                <span className={styles.hint}>
                  {t('passkeys.made', { time: formatDateTime(one.createdAt, view) })}
                </span>
                {one.lastUsedAt !== null && (
                  <span className={styles.hint}>
                    {t('passkeys.used', { time: formatDateTime(one.lastUsedAt, view) })}
                  </span>
                )}
              </span>
              <button
                type="button"
                className={buttons.secondary}
                aria-label={t('passkeys.removeOf', { device })}
                onClick={() => void remove(one.id)}
              >
                {t('passkeys.remove')}
              </button>
            </li>
          );
        })}
      </ul>
      {isOffered && (
        <form className={styles.narrow} onSubmit={add}>
          <PasswordField
            label={t('security.currentPassword')}
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <button type="submit" className={buttons.primary} aria-disabled={busy}>
            {t('passkeys.add')}
          </button>
        </form>
      )}
    </section>
  );
}
