'use client';

import type { ReactNode } from 'react';
import buttons from '#ui/button.module.css';
import { openLogin } from './login-request.ts';

/** Button that opens the login dialog. */
export function SignInButton({ label }: { label: string }): ReactNode {
  return (
    <button type="button" className={buttons.primary} onClick={() => openLogin()} data-testid="sign-in">
      {label}
    </button>
  );
}
