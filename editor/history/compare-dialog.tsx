'use client';

import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { readVersion } from '#schemas/api/invented/publishing.ts';
import { DiffView } from '../diff/diff-view.tsx';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './history.module.css';

/** Version number, or the draft. */
export type Side = number | 'draft';

/** Dialog with the changes between any two versions, or a version and the draft. */
export function CompareDialog({
  versions,
  initial,
  onClose,
}: {
  versions: readonly number[];
  initial: readonly [Side, Side];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  const [[from, to], setSides] = useState(initial);
  const before = useDocument(from);
  const after = useDocument(to);
  const error = before.error ?? after.error;
  const choice = (label: string, side: Side, choose: (next: Side) => void) => (
    <label className={inputs.field}>
      <span className={inputs.label}>{label}</span>
      <select
        className={inputs.input}
        value={side}
        onChange={({ target }) => choose(target.value === 'draft' ? 'draft' : Number(target.value))}
      >
        <option value="draft">{t('history.draft')}</option>
        {versions.map((version) => (
          <option key={version} value={version}>
            {t('history.version', { version })}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Dialog title={t('history.compare')} onClose={onClose} size="wide">
      <div className={styles.sides}>
        {choice(t('history.compareFrom'), from, (next) => setSides([next, to]))}
        {choice(t('history.compareTo'), to, (next) => setSides([from, next]))}
      </div>
      <p role="status" className={styles.problem}>
        {error && callProblem(t, error)}
      </p>
      {before.document && after.document && <DiffView before={before.document} after={after.document} />}
    </Dialog>
  );
}

function useDocument(side: Side) {
  const id = useEditor(({ page }) => page.id);
  const draft = useEditor((state) => state.document);
  const { data, error } = useEndpoint(
    readVersion,
    side === 'draft' ? null : { params: { id, version: side } },
  );
  return { document: side === 'draft' ? draft : data?.document, error };
}
