'use client';

import { type ReactNode, useState } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { hasRole } from '#schemas/operator.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { later } from '#ui/later.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import { useOperator } from '../account/operator.tsx';
import { ExperimentPill } from '../experiments/experiment-pill.tsx';
import button from '../kit/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useText } from '../kit/use-text.ts';
import { keptName } from '../reuse/kept-name.ts';
import { ReviewButton } from '../reviewing/review-button.tsx';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import { PublishButtons } from './publish-buttons.tsx';
import { StatusPill } from './status-pill.tsx';
import styles from './top-bar.module.css';
import { ViewControls } from './view-controls.tsx';

const PagePicker = later(async () => (await import('./page-picker.tsx')).PagePicker);

/** Top bar: the page's name, the view controls, and the publishing buttons. */
export function TopBar(): ReactNode {
  const t = useText();
  const store = useEditorStore();
  const operator = useOperator();
  const view = useView();
  const path = useEditor(({ page }) => page.path);
  const title = useEditor(({ document }) => document.meta.title);
  const name = pageKind(path) === 'page' ? path : keptName({ path, title }, view);
  const undo = useEditor(({ undoSteps }) => undoSteps.at(-1)?.label);
  const redo = useEditor(({ redoSteps }) => redoSteps.at(-1)?.label);
  const isViewer = useEditor(({ me }) => !hasRole(me.role, 'editor'));
  const [picking, setPicking] = useState(false);
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a banner, and the page in the canvas has another one
    <header className={styles.bar} aria-label={t('workspace.topBar')}>
      <a href="/editor" className={styles.tenant}>
        {operator.tenantName}
      </a>
      <h1 className={styles.heading}>
        <button
          type="button"
          className={button.button}
          onClick={() => setPicking(true)}
          data-testid="page-picker"
        >
          <span className={styles.path}>{name}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      </h1>
      <StatusPill />
      <ExperimentPill className={styles.pill} />
      {isViewer && (
        <Tooltip label={t('workspace.readOnly')}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its reason must be reachable by keys */}
          <span tabIndex={0} className={styles.pill} data-state="offline" data-testid="read-only">
            {t('workspace.onlyRead')}
          </span>
        </Tooltip>
      )}
      <span className={styles.space} />
      <span className={styles.steps}>
        <IconButton
          icon="undo"
          label={undo ? t('workspace.undoLabel', { label: undo }) : t('workspace.undo')}
          disabled={!undo}
          onClick={store.undo}
          data-testid="undo"
        />
        <IconButton
          icon="redo"
          label={redo ? t('workspace.redoLabel', { label: redo }) : t('workspace.redo')}
          disabled={!redo}
          onClick={store.redo}
          data-testid="redo"
        />
      </span>
      <span className={styles.tools}>
        <ViewControls />
        <span className={styles.publish}>
          <ReviewButton />
          <PublishButtons />
        </span>
      </span>
      {picking && <PagePicker onClose={() => setPicking(false)} />}
    </header>
  );
}
