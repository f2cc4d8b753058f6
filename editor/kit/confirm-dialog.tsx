'use client';

import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactElement, ReactNode } from 'react';
import buttons from '#ui/button.module.css';
import styles from './confirm-dialog.module.css';

type Props = {
  /** Button that opens it; without one it is open until `onClose`. */
  trigger?: ReactElement;
  onClose?: () => void;
  title: string;
  text: string;
  /** Things that the action concerns, below the text. */
  children?: ReactNode;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
};

/** Confirmation before an action that can't be undone, or that removes more than is visible. */
export function ConfirmDialog({
  trigger,
  onClose,
  title,
  text,
  children,
  confirm,
  cancel,
  onConfirm,
}: Props) {
  return (
    <AlertDialog.Root
      {...(!trigger && { defaultOpen: true, onOpenChangeComplete: (isOpen) => !isOpen && onClose?.() })}
    >
      {trigger && <AlertDialog.Trigger render={trigger} />}
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Popup className={styles.popup}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          {children}
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
