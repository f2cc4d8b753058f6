import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { operatorMe } from '#schemas/api/invented/operators.ts';
import dialog from '../kit/confirm-dialog.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { SignInScreen } from './sign-in-screen.tsx';

const LOOK_MS = 5_000;

type Props = {
  /** Account that the screen belongs to. */
  account: string | undefined;
  onDone: () => void | Promise<void>;
};

/** Sign-in over a screen whose session has ended. It closes by itself after a sign-in in another tab. */
export function SessionRenewal({ account, onDone }: Props): ReactNode {
  const t = useText();
  const popup = useRef<HTMLDivElement>(null);
  const look = useEffectEvent(() => {
    browserApi()
      .call(operatorMe, {})
      .then(onDone, () => undefined);
  });
  useEffect(() => {
    look();
    const timer = setInterval(() => look(), LOOK_MS);
    const onFocus = () => look();
    window.addEventListener('focus', onFocus);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', onFocus);
    };
  }, []);
  return (
    <Dialog.Root open disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialog.backdrop} />
        <Dialog.Popup
          ref={popup}
          className={`${dialog.popup} ${styles.renewal}`}
          data-testid="session-renewal"
          // The account is known already.
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[type="password"]')}
        >
          <Dialog.Title className={dialog.title}>{t('account.renewal.title')}</Dialog.Title>
          <Dialog.Description>{t('account.renewal.text')}</Dialog.Description>
          <SignInScreen {...(account !== undefined && { account })} onDone={onDone} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
