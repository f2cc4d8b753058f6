import { type ReactNode, useEffect, useRef } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { EndpointData } from '#schemas/api/endpoint.ts';
import type { resetWays } from '#schemas/api/invented/passkeys.ts';
import { providerName } from '#schemas/provider-name.ts';
import choice from '#ui/choice.module.css';
import { passkeyName } from '../passkeys/passkey-name.ts';
import styles from './login-panel.module.css';

export type Ways = EndpointData<typeof resetWays>;
/** Ways that stay; without any the call is the specification's. */
export type Kept = { keptPasskeys?: string[]; keptProviders?: Ways['providers'] };

type Props = { ways: Ways; kept: Kept; onKeep: (kept: Kept) => void };

/** Other ways to sign in to an account whose password is reset, of which the ticked ones stay; nothing without any. */
export function KeptWays({ ways: { passkeys, providers }, kept, onKeep }: Props): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    group.current?.focus();
    // The submit button stands below.
    group.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  if (passkeys.length + providers.length === 0) return null;
  const { keptPasskeys = [], keptProviders = [] } = kept;
  return (
    <fieldset ref={group} className={styles.ways} tabIndex={-1} data-testid="kept-ways">
      <legend>{t('reset.ways')}</legend>
      <p className={styles.text}>{t('reset.waysText')}</p>
      {passkeys.map((passkey) => (
        <label key={passkey.id} className={choice.tick}>
          <input
            type="checkbox"
            checked={keptPasskeys.includes(passkey.id)}
            onChange={() => onKeep({ ...kept, keptPasskeys: toggled(keptPasskeys, passkey.id) })}
          />
          <span>
            {t('reset.passkey', { name: passkeyName(passkey, t) })}
            <small>{t('passkey.added', { time: formatDateTime(passkey.createTime, ctx) })}</small>
          </span>
        </label>
      ))}
      {providers.map((provider) => (
        <label key={provider} className={choice.tick}>
          <input
            type="checkbox"
            checked={keptProviders.includes(provider)}
            onChange={() => onKeep({ ...kept, keptProviders: toggled(keptProviders, provider) })}
          />
          {providerName(provider)}
        </label>
      ))}
    </fieldset>
  );
}

const toggled = <T,>(list: T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
