'use client';

import type { ReactNode } from 'react';
import { pageKind } from '#schemas/page/page-kind.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import type { PanelName } from '../store/state.ts';
import styles from './rail.module.css';

type Item = { panel: PanelName; icon: IconName };

const ITEMS: readonly Item[] = [
  { panel: 'outline', icon: 'layers' },
  { panel: 'add', icon: 'plus' },
  { panel: 'media', icon: 'image' },
  { panel: 'comments', icon: 'comment' },
  { panel: 'history', icon: 'history' },
  { panel: 'experiment', icon: 'split' },
  { panel: 'checks', icon: 'check' },
  { panel: 'json', icon: 'braces' },
];

/** Panels available in a narrow window. */
const NARROW: readonly PanelName[] = ['outline', 'add', 'comments', 'history', 'experiment', 'checks'];
const CONFLICTS: Item = { panel: 'conflicts', icon: 'warning' };

/** Rail that chooses the left panel. */
export function Rail({ onOpen }: { onOpen: (panel: PanelName) => void }): ReactNode {
  const t = useText();
  const active = useEditor((state) => state.panel);
  const open = useEditor(({ conflicts, kept }) => conflicts.length + kept.length);
  const isNarrow = useEditor((state) => state.isNarrow);
  const readOnly = useEditor((state) => state.readOnly);
  const isPage = useEditor(({ page }) => pageKind(page.path) === 'page');
  const usual = ITEMS.filter(
    ({ panel }) => (!isNarrow || NARROW.includes(panel)) && (isPage || panel !== 'experiment'),
  );
  const items = open > 0 ? [...usual, CONFLICTS] : usual;
  return (
    <nav className={styles.rail} aria-label={t('workspace.panels')}>
      {items.map(({ panel, icon }) => {
        // Where no module can be added, the panel is a search.
        const isSearch = panel === 'add' && (readOnly || isNarrow);
        const title = isSearch ? t('palette.title') : t(`workspace.panel.${panel}`);
        return (
          <button
            key={panel}
            type="button"
            className={styles.item}
            aria-pressed={panel === active}
            aria-label={panel === 'conflicts' ? `${title}: ${open}` : title}
            title={title}
            data-testid={`rail-${panel}`}
            onClick={() => onOpen(panel)}
          >
            <Icon name={isSearch ? 'search' : icon} />
            {panel === 'conflicts' && <span className={styles.count}>{open}</span>}
          </button>
        );
      })}
    </nav>
  );
}
