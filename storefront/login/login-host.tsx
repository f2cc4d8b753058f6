'use client';

import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { missingCode } from '#client/failures.ts';
import { isSignedIn, watchSession } from '#client/session.ts';
import { useView } from '#runtime/view-context.tsx';
import { LIKE } from '#schemas/constants.ts';
import { later } from '#ui/later.tsx';
import { toast } from '#ui/toast.ts';
import { closeLogin, forgetIntent, loginRequest, takeIntent } from '../intents/login-request.ts';
import { type Outcome, setMark, watchPresses } from '../marks/press-mark.ts';

const LoginDialog = later(() => import('./login-dialog.tsx').then((module) => module.LoginDialog));

/** Host on every page: the login dialog, the like or favourite that waited for the login, and the toasts for pressed hearts. */
export function LoginHost(): ReactNode {
  const { t } = useView();
  const isOpen = useSyncExternalStore(loginRequest.subscribe, loginRequest.get, () => false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (!isSignedIn()) return;
      closeLogin();
      timer = setTimeout(() => {
        const mark = takeIntent('mark');
        if (mark) void setMark(mark, true);
      }, LIKE.retryAfterLoginMs);
    };
    look();
    // Outcome of a login at a provider, which the dialog reads.
    if (window.location.hash.startsWith('#login=')) loginRequest.set(true);
    const stop = watchSession(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);

  useEffect(
    () =>
      watchPresses(({ mark, kind }: Outcome) => {
        if (kind === 'blocked') toast(t('errors.blocked'), { variant: 'warning' });
        if (mark.action !== 'COLLECT') return;
        if (kind === 'marked') toast(t('toast.favorited'));
        const undo = { label: t('action.undo'), onSelect: () => void setMark(mark, true) };
        if (kind === 'unmarked') toast(t('toast.unfavorited'), { action: undo });
      }),
    [t],
  );

  const cancel = () => {
    forgetIntent();
    closeLogin();
  };
  return isOpen && <LoginDialog onClose={cancel} onMissing={missingCode(cancel)} />;
}
