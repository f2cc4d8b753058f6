'use client';

import { type ReactNode, useCallback } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { AddPanel } from '../add-panel/add-panel.tsx';
import { ChecksPanel } from '../checks/checks-panel.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { InsightBadge } from '../insight/insight-badge.tsx';
import { useInsight } from '../insight/use-insight.ts';
import { JsonPanel } from '../json/json-panel.tsx';
import button from '../kit/button.module.css';
import { IconButton } from '../kit/icon-button.tsx';
import { MediaPanel } from '../media/media-panel.tsx';
import { Outline } from '../outline/outline.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import type { PanelName } from '../store/state.ts';
import { ComparePanel } from '../sync/compare-panel.tsx';
import styles from './left-panel.module.css';

const PANELS: Readonly<Record<PanelName, () => ReactNode>> = {
  outline: OutlineWithInsight,
  add: AddPanel,
  media: MediaPanel,
  history: HistoryPanel,
  checks: ChecksPanel,
  json: JsonPanel,
  conflicts: ComparePanel,
};

function OutlineWithInsight() {
  const insight = useInsight();
  const badge = useCallback((id: string) => <InsightBadge insight={insight.get(id)} />, [insight]);
  return <Outline badge={badge} />;
}

/** The panel that the rail has chosen. */
export function LeftPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { t } = useView();
  const store = useEditorStore();
  const panel = useEditor((state) => state.panel);
  const Panel = PANELS[panel];
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>{t(`workspace.panel.${panel}`)}</h2>
        {panel === 'outline' && (
          <button type="button" className={button.button} onClick={() => store.set({ panel: 'add' })}>
            {t('workspace.add')}
          </button>
        )}
        <span className={styles.close}>
          <IconButton icon="close" label={t('action.close')} onClick={onClose} />
        </span>
      </header>
      <div className={styles.body}>
        <Panel />
      </div>
    </>
  );
}
