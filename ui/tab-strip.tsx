'use client';

import { type KeyboardEvent, useRef } from 'react';
import { itemClass, type RowLabels, type RowVariant, rowClass, ScrollingRow } from './scrolling-row.tsx';

export type Tab = { value: string; label: string };

type Props = {
  tabs: Tab[];
  /** Value of the selected tab; null is All, or no selection without an All tab. */
  value: string | null;
  onChange: (value: string | null) => void;
  labels: RowLabels;
  /** Label of a first tab whose value is null; without it there is none. */
  allLabel?: string;
  /** True if a click on the selected tab selects null. */
  allowCancel?: boolean;
  /** The id of the `tabpanel` that these tabs fill. */
  panelId?: string;
  variant?: RowVariant;
};

/** Tabs on one scrolling line. Arrow keys, Home and End move the focus, Enter and Space select. */
export function TabStrip({ tabs, value, onChange, labels, variant = 'line', ...options }: Props) {
  const { allLabel, allowCancel, panelId } = options;
  const entries = allLabel ? [{ value: null, label: allLabel }, ...tabs] : tabs;
  const selected = entries.findIndex((entry) => entry.value === value);
  const list = useRef<HTMLDivElement>(null);

  const moveFocus = (event: KeyboardEvent, from: number) => {
    const last = entries.length - 1;
    const targets: Record<string, number> = {
      ArrowLeft: from === 0 ? last : from - 1,
      ArrowRight: from === last ? 0 : from + 1,
      Home: 0,
      End: last,
    };
    const target = list.current?.children[targets[event.key] ?? -1];
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <ScrollingRow scroller={list} selected={selected} labels={labels}>
      <div ref={list} role="tablist" aria-label={labels.list} className={rowClass(variant)}>
        {entries.map((entry, index) => (
          <button
            key={entry.value}
            type="button"
            role="tab"
            className={itemClass}
            data-testid="tab"
            data-id={entry.value ?? ''}
            aria-selected={index === selected}
            aria-controls={panelId}
            tabIndex={index === Math.max(0, selected) ? 0 : -1}
            onClick={() => onChange(allowCancel && index === selected ? null : entry.value)}
            onKeyDown={(event) => moveFocus(event, index)}
          >
            {entry.label}
          </button>
        ))}
      </div>
    </ScrollingRow>
  );
}
