'use client';

import type { ReactNode } from 'react';
import buttons from '#ui/button.module.css';
import { openLogin } from '../intents/login-request.ts';
import styles from './sign-in-button.module.css';

type Props = {
  label: string;
  /** Text in place of the button in a browser without script. */
  noScript: string;
};

/** Button that opens the login dialog. */
export function SignInButton({ label, noScript }: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={`${buttons.primary} ${styles.button}`}
        onClick={() => openLogin()}
        data-testid="sign-in"
      >
        {label}
      </button>
      <noscript>
        <p>{noScript}</p>
      </noscript>
    </>
  );
}
