'use client';

import { useSyncExternalStore } from 'react';
import { MAX_COMPARED } from '#schemas/compared.ts';
import buttons from '#ui/button.module.css';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { type BarLabels, CompareBar } from './compare-bar.tsx';
import styles from './compare-button.module.css';
import { comparedText, toggleCompared, watchCompared } from './compare-list.ts';

type Props = { id: string; labels: Record<'toggle' | 'chosen' | 'full', string>; bar: BarLabels };

/** Adds goods to those that are compared, or removes them. */
export function CompareButton({ id, labels, bar }: Props) {
  const ids = useSyncExternalStore(watchCompared, comparedText, () => '').split(',');
  const isChosen = ids.includes(id);
  const isFull = !isChosen && ids.length >= MAX_COMPARED;
  const toggle = () => {
    if (!toggleCompared(id)) toast(labels.full, { variant: 'warning' });
  };
  return (
    <>
      <button
        type="button"
        className={`${buttons.secondary} ${styles.button}`}
        aria-pressed={isChosen}
        aria-disabled={isFull}
        title={isFull ? labels.full : undefined}
        data-testid="compare-toggle"
        onClick={toggle}
      >
        <Icon name={isChosen ? 'check' : 'plus'} size={18} />
        {isChosen ? labels.chosen : labels.toggle}
      </button>
      <CompareBar labels={bar} />
    </>
  );
}
