import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import buttons from '#ui/button.module.css';
import styles from './login-panel.module.css';
import { leaveForProvider } from './provider-login.ts';
import { providerName } from './provider-name.ts';

/** The other services that the tenant lets sign members in. */
export function ProviderButtons({ providers }: { providers: readonly LoginProvider[] }): ReactNode {
  const { t } = useView();
  if (providers.length === 0) return null;
  return (
    <fieldset className={styles.providers} aria-label={t('login.otherWays')}>
      {providers.map((one) => (
        <button
          key={one.provider}
          type="button"
          className={buttons.secondary}
          onClick={() => leaveForProvider(one)}
          data-testid={`login-${one.provider}`}
        >
          {t('login.continueWith', { name: providerName(one.provider) })}
        </button>
      ))}
    </fieldset>
  );
}
