'use client';

import { FORGOTTEN_PASSWORD, INVITATION, NEW_PASSWORD } from '#schemas/editor-paths.ts';
import { AuditScreen } from './audit-screen.tsx';
import { ForgottenScreen } from './forgotten-screen.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
import { NewPasswordScreen } from './new-password-screen.tsx';
import { RequireOperator } from './operator.tsx';
import { SecurityScreen } from './security-screen.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { TeamScreen } from './team-screen.tsx';

const SCREENS = {
  '/editor/team': TeamScreen,
  '/editor/security': SecurityScreen,
  '/editor/audit': AuditScreen,
} as const;

type ScreenPath = keyof typeof SCREENS;
const isScreen = (path: string): path is ScreenPath => path in SCREENS;

/** Account screen at a path (`isAccountPath`). */
export function AccountScreens({ path }: { path: string }) {
  if (path.startsWith(INVITATION)) return <InvitationScreen token={path.slice(INVITATION.length)} />;
  if (path.startsWith(NEW_PASSWORD)) return <NewPasswordScreen token={path.slice(NEW_PASSWORD.length)} />;
  if (path === FORGOTTEN_PASSWORD) return <ForgottenScreen />;
  if (!isScreen(path)) return <SignInScreen onDone={() => window.location.assign('/editor')} />;
  const Screen = SCREENS[path];
  return (
    <RequireOperator>
      <Screen />
    </RequireOperator>
  );
}
