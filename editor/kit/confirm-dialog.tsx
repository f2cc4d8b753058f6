'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement } from 'react';
import buttons from '#ui/button.module.css';
import styles from './confirm-dialog.module.css';

type Props = {
  /** The button that opens it. */
  trigger: ReactElement;
  title: string;
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
};

/** Asks before something that can't be undone, or that takes more with it than one sees. */
export function ConfirmDialog({ trigger, title, text, confirm, cancel, onConfirm }: Props) {
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger render={trigger} />
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={styles.buttons}>
            <AlertDialog.Close className={buttons.secondary}>{cancel}</AlertDialog.Close>
            <AlertDialog.Close className={buttons.primary} onClick={onConfirm}>
              {confirm}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
