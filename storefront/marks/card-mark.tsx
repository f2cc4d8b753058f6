'use client';

import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import styles from './card-mark.module.css';
import type { Mark } from './mark-store.ts';
import { overlay } from './overlay.ts';
import { pressMark } from './press-mark.ts';
import { useMark } from './use-mark.ts';

type Props = Mark & { labels: { mark: string; close: string } };

/**
 * A card's heart. Around it opens the card's overlay: under the mouse and with the keyboard's focus a named button, after
 * a long press a veil over the whole card.
 */
export function CardMark({ labels, ...mark }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const { marked, pending } = useMark(mark);
  const isOpen = useSyncExternalStore(
    overlay.subscribe,
    () => overlay.isOpenAround(root.current),
    () => false,
  );
  const toggle = async () => {
    if (await pressMark(mark)) overlay.close();
  };
  return (
    <div
      ref={root}
      className={styles.overlay}
      data-testid="mark-overlay"
      data-state={isOpen ? 'open' : 'closed'}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={labels.mark}
        aria-pressed={marked}
        aria-busy={pending}
        data-testid={mark.action === 'COLLECT' ? 'favorite' : 'like'}
        data-state={marked ? 'on' : 'off'}
        onClick={toggle}
      >
        <Icon name="heart" size={18} filled={marked} />
        {isOpen && <span className={styles.label}>{labels.mark}</span>}
      </button>
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
