'use client';

import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useState } from 'react';
import buttons from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './modal.module.css';

type Props = {
  title: string;
  labels: { close: string };
  /** Callback of the close button, of Escape and of a press outside. */
  onClose: () => void;
  testId?: string;
  children: ReactNode;
};

/** Modal dialog, on a phone a sheet at the lower edge. Open while it is rendered; restores the focus. */
export function Modal({ title, labels, onClose, testId, children }: Props): ReactNode {
  // Read before the children are mounted: a field with `autoFocus` takes the focus from the opener.
  const [opener] = useState(() => document.activeElement);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          data-testid={testId}
          finalFocus={() => (opener instanceof HTMLElement && opener.isConnected ? opener : null)}
        >
          <header className={styles.header}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close className={buttons.icon} aria-label={labels.close}>
              <Icon name="close" size={18} />
            </Dialog.Close>
          </header>
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
