'use client';

import type { ReactNode } from 'react';
import { formatTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { SCHEMA_VERSION } from '#schemas/page/document.ts';
import { personStyle } from '../kit/person-colour.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import styles from './status-bar.module.css';

/** The line below everything: whether it is saved, what the checks say, who else is here. */
export function StatusBar({
  onHelp,
  onInspector,
}: {
  onHelp: () => void;
  onInspector: () => void;
}): ReactNode {
  const view = useView();
  const { t } = view;
  const store = useEditorStore();
  const saving = useEditor((state) =>
    state.saving === 'saved' && state.pending.length > 0 ? 'saving' : state.saving,
  );
  const savedAt = useEditor((state) => state.savedAt);
  const waiting = useEditor(({ pending }) => pending.length);
  const problems = useEditor((state) => state.problems);
  const presence = useEditor((state) => state.presence);
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const saved =
    savedAt === undefined
      ? t('workspace.saved')
      : t('workspace.savedAt', { time: formatTime(savedAt, view) });
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a landmark, and the page in the canvas has another one
    <footer className={styles.bar} aria-label={t('workspace.statusBar')}>
      <span data-testid="saving" data-state={saving}>
        {saving === 'saved' ? saved : t(`workspace.saving.${saving}`, { count: waiting })}
      </span>
      <button type="button" className={styles.link} onClick={() => store.set({ panel: 'checks' })}>
        {t('workspace.problems', { errors, warnings: problems.length - errors })}
      </button>
      <span className={styles.wide}>{t('workspace.schema', { version: SCHEMA_VERSION })}</span>
      <span className={styles.people}>
        {presence.map(({ clientId, name, colour }) => (
          <span key={clientId} className={styles.person} style={personStyle(colour)} data-testid="presence">
            {name}
          </span>
        ))}
      </span>
      <button type="button" className={styles.narrow} onClick={onInspector}>
        {t('workspace.inspector')}
      </button>
      <button type="button" className={styles.link} onClick={onHelp} data-testid="help">
        {t('workspace.keysHint')}
      </button>
    </footer>
  );
}
