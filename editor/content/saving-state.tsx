import type { ReactNode } from 'react';
import { callProblem } from '../kit/call-problem.ts';
import { useText } from '../kit/use-text.ts';
import styles from './entry.module.css';
import type { EntryStore } from './entry-store.ts';
import { useEntryState } from './use-entry.ts';

/** State of the operator's changes in words: saved, on their way, or only in this browser and why. */
export function SavingState({ store, isDrafted }: { store: EntryStore; isDrafted: boolean }): ReactNode {
  const t = useText();
  const saving = useEntryState(store, (state) => state.saving);
  const error = useEntryState(store, (state) => state.error);
  const hasConflict = useEntryState(store, ({ conflicts }) => Object.keys(conflicts).length > 0);
  const isAdded = useEntryState(store, ({ entry }) => entry !== undefined);
  const text = () => {
    if (hasConflict) return t('content.saving.conflict');
    switch (saving) {
      case 'saved':
        return isAdded ? t('content.saving.saved') : '';
      case 'changed':
        return t(isDrafted ? 'content.saving.saving' : 'content.saving.changed');
      case 'saving':
        return t('content.saving.saving');
      case 'kept':
        return t(error?.status === 401 ? 'content.saving.signedOut' : 'content.saving.kept');
      case 'refused':
        return t('content.saving.refused', { reason: callProblem(t, error) });
    }
  };
  return (
    <span role="status" className={styles.saving} data-testid="content-saving" data-state={saving}>
      {text()}
    </span>
  );
}
