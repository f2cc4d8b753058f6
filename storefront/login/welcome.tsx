import { type ReactNode, useEffect, useState } from 'react';
import { noticeSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { AUTH_CODE } from '#schemas/member-constants.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import styles from './login-panel.module.css';

/** After a sign-up: goes on by itself in some seconds (S2 §9). */
export function Welcome(): ReactNode {
  const { t } = useView();
  const [seconds, setSeconds] = useState<number>(AUTH_CODE.autoLoginS);
  useEffect(() => {
    if (seconds === 0) return noticeSession();
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return (
    <div className={styles.welcome} data-testid="welcome">
      <Icon name="check" size={48} />
      <p role="status">{t('signUp.welcome')}</p>
      <p data-testid="auto-login">{t('signUp.signingIn', { seconds })}</p>
      <button type="button" className={buttons.primary} onClick={noticeSession}>
        {t('signUp.now')}
      </button>
    </div>
  );
}
