'use client';

import { type ComponentType, type ReactNode, useCallback } from 'react';
import { later } from '#ui/later.tsx';
import { AddPanel } from '../add-panel/add-panel.tsx';
import { InsightBadge } from '../insight/insight-badge.tsx';
import { useInsight } from '../insight/use-insight.ts';
import button from '../kit/button.module.css';
import { IconButton } from '../kit/icon-button.tsx';
import { useText } from '../kit/use-text.ts';
import { Outline } from '../outline/outline.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import type { PanelName } from '../store/state.ts';
import styles from './left-panel.module.css';

type PanelProps = {
  /** Runs when the search is left by Escape. */
  onLeaveSearch: () => void;
};

const PANELS: Readonly<Record<PanelName, ComponentType<PanelProps>>> = {
  outline: OutlineWithInsight,
  add: AddPanel,
  media: later(async () => (await import('../media/media-panel.tsx')).MediaPanel),
  comments: later(async () => (await import('../comments/comments-panel.tsx')).CommentsPanel),
  history: later(async () => (await import('../history/history-panel.tsx')).HistoryPanel),
  experiment: later(async () => (await import('../experiments/experiment-panel.tsx')).ExperimentPanel),
  checks: later(async () => (await import('../checks/checks-panel.tsx')).ChecksPanel),
  json: later(async () => (await import('../json/json-panel.tsx')).JsonPanel),
  conflicts: later(async () => (await import('../sync/compare-panel.tsx')).ComparePanel),
};

function OutlineWithInsight() {
  const insight = useInsight();
  const badge = useCallback((id: string) => <InsightBadge insight={insight.get(id)} />, [insight]);
  return <Outline badge={badge} />;
}

/** Panel chosen in the rail. */
export function LeftPanel({ onClose, onLeaveSearch }: PanelProps & { onClose: () => void }): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const panel = useEditor((state) => state.panel);
  const readOnly = useEditor((state) => state.readOnly);
  const isNarrow = useEditor((state) => state.isNarrow);
  const Panel = PANELS[panel];
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {panel === 'add' && (readOnly || isNarrow) ? t('palette.title') : t(`workspace.panel.${panel}`)}
        </h2>
        {panel === 'outline' && !readOnly && !isNarrow && (
          <button type="button" className={button.button} onClick={() => store.set({ panel: 'add' })}>
            {t('workspace.add')}
          </button>
        )}
        <span className={styles.close}>
          <IconButton icon="close" label={t('action.close')} onClick={onClose} />
        </span>
      </header>
      <div className={styles.body}>
        <Panel onLeaveSearch={onLeaveSearch} />
      </div>
    </>
  );
}
