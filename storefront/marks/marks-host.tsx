'use client';

import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/icon.tsx';
import styles from './card-mark.module.css';
import { overlay } from './overlay.ts';
import { watchMarks } from './watch-marks.ts';

/** Brings hearts to life, and fills the overlay of the card that is open. */
export function MarksHost({ close }: { close: string }): ReactNode {
  useEffect(watchMarks, []);
  const root = useSyncExternalStore(overlay.subscribe, overlay.get, () => undefined);
  useLayoutEffect(() => {
    if (!root) return;
    root.dataset.overlay = 'open';
    return () => {
      root.dataset.overlay = '';
    };
  }, [root]);
  const button = root?.querySelector('[data-mark]');
  if (!root || !button) return null;
  return (
    <>
      {createPortal(<span className={styles.label}>{button.getAttribute('aria-label')}</span>, button)}
      {createPortal(
        <button
          type="button"
          className={styles.close}
          aria-label={close}
          data-testid="mark-overlay-close"
          onClick={overlay.close}
        >
          <Icon name="close" size={18} />
        </button>,
        root,
      )}
    </>
  );
}
