'use client';

import { useText } from '../kit/use-text.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

/** Security settings of the operator's own account. */
export function SecurityScreen() {
  const t = useText();
  return (
    <AccountFrame path="/editor/security" title={t('security.title')}>
      <TwoFactorSection />
      <PasswordSection />
      <PasskeysSection />
      <SessionsSection />
    </AccountFrame>
  );
}
