'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import styles from './card-compare.module.css';
import { comparedText, toggleCompared, watchCompared } from './compare-list.ts';

/**
 * Button on a card that chooses its goods to compare: seen under the mouse and with keyboard focus, and on every card
 * once something is chosen.
 */
export function CardCompare({ id, labels }: { id: string; labels: Record<'toggle' | 'full', string> }) {
  const text = useSyncExternalStore(watchCompared, comparedText, () => '');
  const isChosen = text.split(',').includes(id);
  const toggle = () => {
    if (!toggleCompared(id)) toast(labels.full, { variant: 'warning' });
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={labels.toggle}
      aria-pressed={isChosen}
      title={labels.toggle}
      data-state={text === '' ? 'idle' : 'on'}
      data-testid="card-compare"
      onClick={toggle}
    >
      <Icon name={isChosen ? 'check' : 'plus'} size={18} />
    </button>
  );
}
