'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast.ts';
import { localHref, paths } from '../links/paths.ts';
import styles from './compare-bar.module.css';
import { comparedIds, comparedText, watchCompared, writeCompared } from './compare-list.ts';
import { watchCompareButtons } from './watch-compare-buttons.ts';

export type BarLabels = {
  /** With `{count}` in place of the number of goods. */
  open: string;
  clear: string;
  cleared: string;
  /** Of the cards' buttons, without and with as many goods chosen as can be. */
  toggle: string;
  full: string;
};

/** Link to the chosen goods side by side, above a phone's lower bar; shown once cards of the page have chosen some. */
export function CompareBar({ labels }: { labels: BarLabels }) {
  const view = useView();
  const ids = useSyncExternalStore(watchCompared, comparedText, () => '')
    .split(',')
    .filter(Boolean);
  const { toggle, full } = labels;
  useEffect(() => watchCompareButtons({ toggle, full }), [toggle, full]);
  if (ids.length === 0) return null;
  const clear = () => {
    const before = comparedIds();
    writeCompared([]);
    toast(labels.cleared, {
      action: { label: view.t('action.undo'), onSelect: () => writeCompared(before) },
    });
  };
  return (
    <aside className={styles.bar} data-testid="compare-bar">
      <a href={localHref(view, paths.compare(ids.join()))} className={styles.open}>
        {labels.open.replace('{count}', String(ids.length))}
        <Icon name="chevron-right" size={16} />
      </a>
      <button type="button" className={styles.clear} aria-label={labels.clear} onClick={clear}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  );
}
