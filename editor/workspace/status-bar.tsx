'use client';

import type { ReactNode } from 'react';
import { PAGE_BUDGET } from '#engine/checks/budget.ts';
import { formatTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { SCHEMA_VERSION } from '#schemas/page/document.ts';
import { personStyle } from '../kit/person-colour.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './status-bar.module.css';

const KIB = 1_024;

/** Status bar: the saving state, the summary of the checks, and the other operators. */
export function StatusBar({
  onHelp,
  onChecks,
  onInspector,
}: {
  onHelp: () => void;
  onChecks: () => void;
  onInspector: () => void;
}): ReactNode {
  const view = useView();
  const { t } = view;
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
      <button type="button" className={styles.link} onClick={onChecks}>
        {t('workspace.problems', { errors, warnings: problems.length - errors })}
      </button>
      <Weight />
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
      <button type="button" className={`${styles.link} ${styles.keys}`} onClick={onHelp} data-testid="help">
        {t('workspace.keysHint')}
      </button>
    </footer>
  );
}

/** Size that a phone loads at once, against the budget for a fast first view. */
function Weight(): ReactNode {
  const t = useText();
  const weight = useEditor((state) => state.weight);
  if (!weight) return null;
  const parts = [
    ['workspace.scriptWeight', weight.scriptBytes, PAGE_BUDGET.scriptBytes],
    ['workspace.imageWeight', weight.imageBytes, PAGE_BUDGET.imageBytes],
  ] as const;
  return parts.map(([key, bytes, maximum]) => (
    <span key={key} className={styles.wide} data-over={bytes > maximum} data-testid="weight">
      {t(key, { size: Math.round(bytes / KIB), maximum: maximum / KIB })}
    </span>
  ));
}
