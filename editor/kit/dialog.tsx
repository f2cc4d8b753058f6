'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { useText } from './use-text.ts';

type Props = {
  title: string;
  /** Callback of the close button, of Escape and of a click outside. */
  onClose: () => void;
  size?: 'normal' | 'wide';
  /** Element that has the focus at first, instead of the first one that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** A modal dialog; it is open as long as it is rendered and gives the focus back. */
export function Dialog({ title, onClose, size = 'normal', initialFocus, children }: Props): ReactNode {
  const t = useText();
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          className={styles.popup}
          data-size={size}
          data-testid="dialog"
          {...(initialFocus && { initialFocus })}
        >
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton icon="close" label={t('action.close')} />} />
          </header>
          <div className={styles.body}>{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
