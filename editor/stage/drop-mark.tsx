'use client';

import type { ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { useDrags } from '../drag/drag-context.tsx';
import { useText } from '../kit/use-text.ts';
import { useNodeActions } from '../store/use-node-actions.ts';
import styles from './styles.module.css';
import { type BoxPlace, boxOf } from './use-box.ts';

/** Line at the gap that takes the dragged module, or the box of an empty slot. It moves nothing on the page. */
export function DropMark({ frame, scale }: BoxPlace): ReactNode {
  const t = useText();
  const { nameOf } = useNodeActions();
  const target = useStore(useDrags().stage.drop, (drop) => (drop.frame === frame ? drop.target : undefined));
  const scroll = useStore(frame, (state) => state.scroll);
  if (!target) return null;
  const { mark, lockedBy, place } = target;
  const isBox = mark[2] > 0 && mark[3] > 0;
  return (
    <div
      data-testid="drop-mark"
      data-parent={place.parent}
      data-index={place.index}
      className={isBox ? styles.dropBox : styles.dropLine}
      style={boxOf(mark, scroll, scale)}
    >
      {lockedBy === undefined ? (
        isBox && t('stage.dropHere')
      ) : (
        <span className={styles.refusal}>{t('stage.keepsOut', { name: nameOf([lockedBy]) })}</span>
      )}
    </div>
  );
}
