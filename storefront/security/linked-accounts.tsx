import { type ReactNode, useState } from 'react';
import { failureText } from '#client/failures.ts';
import { setUserInfo, useUser } from '#client/user-store.ts';
import { useView } from '#runtime/view-context.tsx';
import { type IDENTITY_PROVIDERS, LOGIN_PROVIDERS, type LoginProviderName } from '#schemas/enums/account.ts';
import { providerName } from '#schemas/provider-name.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import { useAccountRules } from '../account-forms/use-account-rules.ts';
import { useIntent } from '../intents/use-intent.ts';
import { leaveForProvider } from '../login/provider-login.ts';
import { readProfile } from '../profile/profile-calls.ts';
import styles from './security.module.css';
import { unlinkAccount } from './security-calls.ts';
import { useProof } from './use-proof.tsx';

type Provider = (typeof IDENTITY_PROVIDERS)[number];

/** Providers' accounts that sign the member in, and those that can be linked; nothing if there are none. */
export function LinkedAccounts(): ReactNode {
  const { t } = useView();
  const { thirdPartyInfo } = useUser();
  const offered = useAccountRules().rules?.providers ?? [];
  const [isBusy, setBusy] = useState(false);
  const { withProof, dialog } = useProof();
  const all = [...new Set<Provider>([...offered, ...(thirdPartyInfo as Provider[])])];
  const run = async (action: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      toast(failureText(error, t), { variant: 'error' });
    }
    setBusy(false);
  };
  const link = (name: LoginProviderName) => withProof({ name }, () => leaveForProvider(name));
  useIntent(
    'proof',
    ({ name }) => LOGIN_PROVIDERS.some((known) => known === name),
    ({ name }) => run(() => link(name as LoginProviderName)),
  );
  const unlink = async (provider: Provider) => {
    await unlinkAccount(provider);
    toast(t('provider.removed', { name: providerName(provider) }));
    setUserInfo(await readProfile());
  };
  if (all.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="linked-accounts" data-testid="row-services">
      <h2 id="linked-accounts">{t('provider.ways')}</h2>
      <dl>
        {all.map((provider) => {
          const name = providerName(provider);
          const isLinked = thirdPartyInfo.includes(provider);
          return (
            <div key={provider} className={styles.row} data-testid={`linked-${provider}`}>
              <dt className={styles.label}>{name}</dt>
              <dd className={styles.value}>{t(isLinked ? 'provider.isLinked' : 'provider.notLinked')}</dd>
              <dd>
                <button
                  type="button"
                  className={buttons.secondary}
                  aria-label={t(isLinked ? 'provider.removeName' : 'provider.addName', { name })}
                  aria-busy={isBusy}
                  onClick={() =>
                    run(() => (isLinked ? unlink(provider) : link(provider as LoginProviderName)))
                  }
                >
                  {t(isLinked ? 'provider.remove' : 'provider.add')}
                </button>
              </dd>
            </div>
          );
        })}
      </dl>
      {dialog}
    </section>
  );
}
