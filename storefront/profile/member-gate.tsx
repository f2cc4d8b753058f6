'use client';

import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isSignedIn } from '#client/session.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { NoData } from '#ui/no-data.tsx';
import { openLogin } from '../login/login-request.ts';

const SCREENS = {
  profile: lazy(() => import('./profile.tsx').then((module) => ({ default: module.Profile }))),
  security: lazy(() => import('../security/security.tsx').then((module) => ({ default: module.Security }))),
};
const INVITATIONS = { profile: 'profile.signIn', security: 'safety.signIn' } as const;

type Props = { screen: keyof typeof SCREENS; messages: Messages };

/** What only a member sees; a guest gets the login dialog and, once signed in, is where they wanted to be. */
export function MemberGate({ messages, screen }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Gate screen={screen} />
    </MoreTexts>
  );
}

function Gate({ screen }: Pick<Props, 'screen'>) {
  const { t } = useView();
  const isMember = useSignedIn();
  useEffect(() => {
    if (!isSignedIn()) openLogin();
  }, []);
  const Screen = SCREENS[screen];
  if (isMember)
    return (
      <Suspense>
        <Screen />
      </Suspense>
    );
  const signIn = (
    <button type="button" className={buttons.primary} onClick={() => openLogin()}>
      {t('login.title')}
    </button>
  );
  return <NoData message={t(INVITATIONS[screen])} action={signIn} />;
}
