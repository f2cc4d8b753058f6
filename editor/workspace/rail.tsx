'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import type { PanelName } from '../store/state.ts';
import styles from './rail.module.css';

const ITEMS: readonly { panel: PanelName; icon: IconName }[] = [
  { panel: 'outline', icon: 'layers' },
  { panel: 'add', icon: 'plus' },
  { panel: 'media', icon: 'image' },
  { panel: 'history', icon: 'history' },
  { panel: 'checks', icon: 'check' },
  { panel: 'json', icon: 'braces' },
];

/** Chooses what the left panel shows. */
export function Rail({ onOpen }: { onOpen: () => void }): ReactNode {
  const { t } = useView();
  const store = useEditorStore();
  const active = useEditor((state) => state.panel);
  const open = useEditor(({ conflicts, kept }) => conflicts.length + kept.length);
  const items = open > 0 ? [...ITEMS, { panel: 'conflicts', icon: 'warning' } as const] : ITEMS;
  return (
    <nav className={styles.rail} aria-label={t('workspace.panels')}>
      {items.map(({ panel, icon }) => (
        <button
          key={panel}
          type="button"
          className={styles.item}
          aria-pressed={panel === active}
          aria-label={t(`workspace.panel.${panel}`)}
          title={t(`workspace.panel.${panel}`)}
          data-testid={`rail-${panel}`}
          onClick={() => {
            store.set({ panel });
            onOpen();
          }}
        >
          <Icon name={icon} />
          {panel === 'conflicts' && <span className={styles.count}>{open}</span>}
        </button>
      ))}
    </nav>
  );
}
