'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { listEdits } from '#schemas/api/invented/publishing.ts';
import type { EditEntry } from '#schemas/entities/page-version.ts';
import { callProblem } from '../account/problem-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './history.module.css';

const SIZE = 100;
/** Maximum pause within one entry, in ms: closer edits of one operator are grouped. */
const PAUSE_MS = 300_000;

type Stretch = { rev: number; at: number; operatorName: string; types: string[]; count: number };

/** Edits of the page with operator and time: consecutive edits of one operator are grouped. */
export function EditList(): ReactNode {
  const view = useView();
  const { t } = view;
  const id = useEditor(({ page }) => page.id);
  const rev = useEditor((state) => state.rev);
  const { data, error } = useEndpoint(listEdits, { params: { id }, query: { size: SIZE } }, { version: rev });
  if (error) return <p className={styles.problem}>{callProblem(t, error)}</p>;
  if (!data) return null;
  if (data.content.length === 0) return <p className={styles.muted}>{t('history.noEdits')}</p>;
  return (
    <ol className={styles.list}>
      {stretches(data.content).map((stretch) => (
        <li key={stretch.rev} className={styles.edit}>
          <strong>{stretch.operatorName}</strong>{' '}
          {stretch.types.map((type) => t(`history.command.${type}` as TextKey)).join(', ')}
          <p className={styles.muted}>
            {formatDateTime(stretch.at, view)} · {t('history.steps', { count: stretch.count })}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Groups of edits, newest first, as the entries are. */
function stretches(entries: readonly EditEntry[]): Stretch[] {
  const found: Stretch[] = [];
  for (const { rev, at, operatorName, commands } of entries) {
    const types = commands.map(({ type }) => type);
    const last = found.at(-1);
    if (last?.operatorName === operatorName && last.at - at < PAUSE_MS) {
      last.types = [...new Set([...last.types, ...types])];
      last.count++;
    } else found.push({ rev, at, operatorName, types: [...new Set(types)], count: 1 });
  }
  return found;
}
