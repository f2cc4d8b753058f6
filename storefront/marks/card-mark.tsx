'use client';

import { type ReactNode, useCallback, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './card-mark.module.css';
import { HeartButton } from './heart-button.tsx';
import type { Mark } from './mark-calls.ts';
import { overlay } from './overlay.ts';

type Props = Mark & { labels: { mark: string; close: string } };

/**
 * Heart of a card. It opens the card's overlay: a button with a label on hover and on keyboard focus, a veil over the
 * whole card after a long press.
 */
export function CardMark({ labels, ...mark }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => overlay.subscribe(root.current, listener), []);
  const isOpen = useSyncExternalStore(
    subscribe,
    () => overlay.isOpenAround(root.current),
    () => false,
  );
  return (
    <div
      ref={root}
      className={styles.overlay}
      data-overlay=""
      data-testid="mark-overlay"
      data-state={isOpen ? 'open' : 'closed'}
    >
      <HeartButton
        mark={mark}
        label={labels.mark}
        className={styles.button}
        labelClass={isOpen ? styles.label : undefined}
        onDone={overlay.close}
      />
      {isOpen && (
        <button
          type="button"
          className={styles.close}
          aria-label={labels.close}
          data-testid="mark-overlay-close"
          onClick={overlay.close}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  );
}
