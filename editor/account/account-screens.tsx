'use client';

import { invitationToken } from '#schemas/editor-paths.ts';
import { AuditScreen } from './audit-screen.tsx';
import { InvitationScreen } from './invitation-screen.tsx';
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
  const token = invitationToken(path);
  if (token !== undefined) return <InvitationScreen token={token} />;
  if (!isScreen(path)) return <SignInScreen onDone={() => window.location.assign('/editor')} />;
  const Screen = SCREENS[path];
  return (
    <RequireOperator>
      <Screen />
    </RequireOperator>
  );
}
