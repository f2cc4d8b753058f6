'use client';

import type { ReactNode } from 'react';
import { copyText } from '#client/copy-text.ts';
import button from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorStore } from '../store/provider.tsx';
import type { Conflict, KeptText } from '../store/state.ts';
import styles from './compare-panel.module.css';

/** Panel of conflicts, with both operators' values to choose from, and of texts that the page doesn't contain. */
export function ComparePanel(): ReactNode {
  const t = useText();
  const conflicts = useEditor((state) => state.conflicts);
  const kept = useEditor((state) => state.kept);
  return (
    <div className={styles.panel} data-testid="compare-panel">
      {conflicts.map((conflict) => (
        <ConflictCard key={conflict.id} conflict={conflict} />
      ))}
      {kept.length > 0 && <h3 className={styles.heading}>{t('workspace.kept')}</h3>}
      {kept.map((text) => (
        <KeptCard key={text.id} text={text} />
      ))}
      {conflicts.length + kept.length === 0 && <p className={styles.none}>{t('workspace.noConflicts')}</p>}
    </div>
  );
}

function ConflictCard({ conflict }: { conflict: Conflict }) {
  const t = useText();
  const store = useEditorStore();
  const { id, label, by, values } = conflict;
  return (
    <article className={styles.card} aria-label={label} data-testid="conflict">
      <h3 className={styles.heading}>{label}</h3>
      {values.map(({ place, mine, theirs }) => (
        <dl key={JSON.stringify(place)} className={styles.values}>
          <dt>{t('workspace.mine')}</dt>
          <dd className={styles.value}>{asText(mine)}</dd>
          <dt>{t('workspace.theirs', { name: by })}</dt>
          <dd className={styles.value}>{asText(theirs)}</dd>
        </dl>
      ))}
      <div className={styles.actions}>
        <button type="button" className={button.button} onClick={() => store.settle(id, 'mine')}>
          {t('workspace.keepMine')}
        </button>
        <button type="button" className={button.button} onClick={() => store.settle(id, 'theirs')}>
          {t('workspace.takeTheirs')}
        </button>
      </div>
    </article>
  );
}

function KeptCard({ text }: { text: KeptText }) {
  const t = useText();
  const store = useEditorStore();
  const { id, label, place, value, reason } = text;
  const why =
    reason === 'CONFLICT' ? t('workspace.keptConflict') : t(`errors.${reason}`, { id: place.nodeId ?? '' });
  return (
    <article className={styles.card} aria-label={label} data-testid="kept-text">
      <h4 className={styles.heading}>{label}</h4>
      <p className={styles.why}>{why}</p>
      <p className={styles.value}>{asText(value)}</p>
      <div className={styles.actions}>
        <button
          type="button"
          className={button.button}
          onClick={() =>
            void copyText(asText(value)).catch(() => store.say('errors.copy', {}, { tone: 'error' }))
          }
        >
          {t('action.copy')}
        </button>
        <button type="button" className={button.button} onClick={() => store.dismissKept(id)}>
          {t('workspace.dismiss')}
        </button>
      </div>
    </article>
  );
}

/** Value as text to read and copy; texts of several languages one below the other. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return '—';
  if (typeof value !== 'object') return String(value);
  const entries = Object.entries(value);
  const isTexts = !Array.isArray(value) && entries.every(([, text]) => typeof text === 'string');
  return isTexts
    ? entries.map(([name, text]) => `${name}: ${text}`).join('\n')
    : JSON.stringify(value, null, 2);
}
