import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { loadMemberMessages } from '#locales/member-messages.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { toast } from '#ui/toast.ts';

import { LoginPanel } from './login-panel.tsx';

/** Dialog for signing in, signing up and resetting a password. */
export function LoginDialog({ onClose }: { onClose: () => void }): ReactNode {
  const { lang, t } = useView();
  const [messages, setMessages] = useState<Messages>();
  const giveUp = useEffectEvent(() => {
    toast(t('errors.offline'), { variant: 'error' });
    onClose();
  });
  useEffect(() => {
    loadMemberMessages(lang).then(setMessages, giveUp);
  }, [lang]);
  return (
    messages && (
      <MoreTexts messages={messages}>
        <LoginPanel onClose={onClose} />
      </MoreTexts>
    )
  );
}
