import { type ReactNode, useState } from 'react';
import { failureText } from '#client/failures.ts';
import { useView } from '#runtime/view-context.tsx';
import type { LoginProviderName } from '#schemas/enums/account.ts';
import { providerName } from '#schemas/provider-name.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import styles from './login-panel.module.css';
import { ProviderIcon } from './provider-icon.tsx';
import { leaveForProvider } from './provider-login.ts';

/** In-app browsers, in which Google refuses to sign anybody in. */
const INSIDE_APP = /\bLine\/|\bFB(?:AN|AV)\b|\bInstagram\b/;
/** LINE's in-app browser; `openExternalBrowser` leads from it to the device's browser. */
const INSIDE_LINE = /\bLine\//;

type Props = { providers: readonly LoginProviderName[]; onLeave?: () => void };

/** Buttons of login providers, in the given order. */
export function ProviderButtons({ providers, onLeave }: Props): ReactNode {
  const { t } = useView();
  const [isLeaving, setLeaving] = useState(false);
  if (providers.length === 0) return null;
  const isRefused = INSIDE_APP.test(navigator.userAgent) && providers.includes('google');
  const leave = async (provider: LoginProviderName) => {
    if (isLeaving) return;
    setLeaving(true);
    onLeave?.();
    try {
      await leaveForProvider(provider);
    } catch (error) {
      setLeaving(false);
      toast(failureText(error, t), { variant: 'error' });
    }
  };
  return (
    <div className={styles.providers}>
      {providers
        .filter((provider) => provider !== 'google' || !isRefused)
        .map((provider) => (
          <button
            key={provider}
            type="button"
            className={`${buttons.secondary} ${provider === 'line' ? styles.line : ''}`}
            aria-busy={isLeaving}
            onClick={() => leave(provider)}
            data-testid={`login-${provider}`}
          >
            <ProviderIcon provider={provider} />
            {t('login.continueWith', { name: providerName(provider) })}
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
    </div>
  );
}

function openBrowser(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('openExternalBrowser', '1');
  window.location.assign(url);
}
