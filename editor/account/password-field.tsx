'use client';

import { type ComponentProps, useState } from 'react';
import { TextField } from '../kit/text-field.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';

/** Password field with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'end'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <button type="button" className={styles.reveal} onClick={() => setShown(!shown)}>
          {t(shown ? 'account.hidePassword' : 'account.showPassword')}
        </button>
      }
    />
  );
}
