'use client';

import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { isSignedIn } from '#client/session.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import type { Messages } from '#locales/translate.ts';
import { MoreTexts, useView } from '#runtime/view-context.tsx';
import { NoData } from '#ui/no-data.tsx';
import { openLogin } from '../intents/login-request.ts';
import { SignInButton } from '../login/sign-in-button.tsx';

/** Component of a member's screen; `tab` is the part of the screen named in the address. */
type Screen = LazyExoticComponent<ComponentType<{ tab?: string | undefined }>>;

const SCREENS = {
  profile: lazy(() => import('../profile/profile.tsx').then((module) => ({ default: module.Profile }))),
  security: lazy(() => import('../security/security.tsx').then((module) => ({ default: module.Security }))),
  notifications: lazy(() =>
    import('../messages/message-center.tsx').then((module) => ({ default: module.MessageCenter })),
  ),
  newDealAlert: lazy(() =>
    import('../alerts/new-alert.tsx').then((module) => ({ default: module.NewAlert })),
  ),
} satisfies Record<string, Screen>;
const INVITATIONS = {
  profile: 'profile.signIn',
  security: 'safety.signIn',
  notifications: 'notifications.signIn',
  newDealAlert: 'alerts.signIn',
} as const;

export type MemberScreenName = keyof typeof SCREENS;

type Props = {
  screen: MemberScreenName;
  tab?: string | undefined;
  /** Content for a guest in place of the login dialog. */
  guest?: ReactNode;
  messages: Messages;
};

/** Gate of a member's screen; a guest gets `guest` or the login dialog, and the screen after signing in. */
export function MemberGate({ messages, ...props }: Props): ReactNode {
  return (
    <MoreTexts messages={messages}>
      <Gate {...props} />
    </MoreTexts>
  );
}

function Gate({ screen, tab, guest }: Omit<Props, 'messages'>) {
  const { t } = useView();
  const isMember = useSignedIn();
  useEffect(() => {
    if (!guest && !isSignedIn()) openLogin();
  }, [guest]);
  const Screen: Screen = SCREENS[screen];
  if (isMember)
    return (
      <Suspense>
        <Screen tab={tab} />
      </Suspense>
    );
  if (guest) return guest;
  const signIn = <SignInButton label={t('login.title')} noScript={t('hub.noScript')} />;
  return <NoData message={t(INVITATIONS[screen])} action={signIn} />;
}
