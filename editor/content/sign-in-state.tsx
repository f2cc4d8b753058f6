import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { signInProviders } from '#schemas/api/invented/sign-in-providers.ts';
import { providerName } from '#schemas/provider-name.ts';
import account from '../account/account.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './entry.module.css';

/** Each login provider with what it still lacks before shoppers can use it, and the address to register there. */
export function SignInState(): ReactNode {
  const t = useText();
  const request = useEndpoint(signInProviders, {}, { isFresh: true });
  return (
    <section className={styles.history} aria-labelledby="sign-in-state" data-testid="sign-in-state">
      <h2 id="sign-in-state" className={account.heading}>
        {t('site.signInState')}
      </h2>
      <LoadState of={request} />
      <dl className={styles.services}>
        {request.data?.map(({ provider, hasSecret, isOffered, secretName, returnUrl }) => (
          <div key={provider} data-testid={`state-${provider}`}>
            <dt>{providerName(provider)}</dt>
            <dd>
              {!hasSecret && t('site.signInNoSecret', { name: secretName })}
              {hasSecret && t(isOffered ? 'site.signInOffered' : 'site.signInHasSecret')}
            </dd>
            <dd>
              {t('site.signInReturn')} <code>{returnUrl}</code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
