'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { localHref, paths } from '../links/paths.ts';
import { comparedIds, comparedText, watchCompared, writeCompared } from './compare-list.ts';

/** Keeps the goods of a page as this device's choice, unless it has another one: goods can then be added to them. */
export function KeepChoice({ ids }: { ids: readonly string[] }): null {
  const text = ids.join();
  useEffect(() => {
    if (text !== '' && comparedIds().length === 0) writeCompared(text.split(','));
  }, [text]);
  return null;
}

/** Link to the goods chosen on this device, for a page that names none; nothing without a choice. */
export function OwnChoice({ label }: { label: string }) {
  const view = useView();
  const ids = useSyncExternalStore(watchCompared, comparedText, () => '')
    .split(',')
    .filter(Boolean);
  if (ids.length === 0) return null;
  return (
    <a
      className={buttons.primary}
      href={localHref(view, paths.compare(ids.join()))}
      data-testid="compare-stored"
    >
      {label.replace('{count}', String(ids.length))}
    </a>
  );
}
