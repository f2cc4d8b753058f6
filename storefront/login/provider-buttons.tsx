import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { LoginProvider } from '#schemas/entities/sign-in.ts';
import buttons from '#ui/button.module.css';
import styles from './login-panel.module.css';
import { leaveForProvider } from './provider-login.ts';
import { providerName } from './provider-name.ts';

/** In-app browsers, in which Google refuses to sign anybody in. */
const INSIDE_APP = /\bLine\/|\bFB(?:AN|AV)\b|\bInstagram\b/;
/** LINE's in-app browser; `openExternalBrowser` leads from it to the device's browser. */
const INSIDE_LINE = /\bLine\//;

/** Buttons of the tenant's login providers; LINE, which most shoppers have, comes first. */
export function ProviderButtons({ providers }: { providers: readonly LoginProvider[] }): ReactNode {
  const { t } = useView();
  if (providers.length === 0) return null;
  const isInside = INSIDE_APP.test(navigator.userAgent);
  const isRefused = isInside && providers.some(({ provider }) => provider === 'firebase');
  const offered = [
    ...providers.filter(({ provider }) => provider === 'line'),
    ...providers.filter(({ provider }) => provider !== 'line' && !(isInside && provider === 'firebase')),
  ];
  return (
    <fieldset className={styles.providers} aria-label={t('login.otherWays')}>
      {offered.map((one) => (
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
      {isRefused && (
        <p className={styles.terms} data-testid="login-not-in-app">
          {t('login.notInApp')}
        </p>
      )}
      {isRefused && INSIDE_LINE.test(navigator.userAgent) && (
        <button
          type="button"
          className={buttons.secondary}
          onClick={openBrowser}
          data-testid="login-open-browser"
        >
          {t('login.openBrowser')}
        </button>
      )}
    </fieldset>
  );
}

function openBrowser(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('openExternalBrowser', '1');
  window.location.assign(url);
}
