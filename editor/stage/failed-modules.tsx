'use client';

import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand/react';
import { findNode } from '#engine/tree.ts';
import type { TextKey } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import { Icon } from '../kit/icon.tsx';
import { moduleName } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import type { Failures } from './failures.ts';
import styles from './styles.module.css';

const REASONS: Readonly<Record<string, TextKey>> = {
  'took too long': 'stage.reason.slow',
  'unknown type': 'stage.reason.unknown',
  newer: 'stage.reason.newer',
  invalid: 'stage.reason.invalid',
};

/** Number of modules listed without a click: more would hide the page. */
const MOST_NAMED = 3;

/** List of the modules that show their fallback; each can be selected, and renders again after its next change. */
export function FailedModules({ failures }: { failures: Failures }): ReactNode {
  const t = useText();
  const { lang } = useView();
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const { select } = useEditorActions();
  const known = useStore(failures);
  const [isOpen, setOpen] = useState(false);
  const present = Object.values(known).filter(({ id }) => findNode(document, id));
  const hasMany = present.length > MOST_NAMED;
  const named = hasMany && !isOpen ? [] : present;
  return (
    <div role="status" data-testid="failed-modules" className={styles.failures}>
      {hasMany && (
        <button
          type="button"
          className={styles.failure}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="warning" size={16} />
          {t('stage.failedMany', { count: present.length })}
        </button>
      )}
      {named.map(({ id, module, reason }) => (
        <button key={id} type="button" className={styles.failure} data-id={id} onClick={() => select([id])}>
          <Icon name="warning" size={16} />
          {t('stage.failed', {
            name: moduleName(lang, manifest, module),
            reason: REASONS[reason] ? t(REASONS[reason]) : reason,
          })}
        </button>
      ))}
    </div>
  );
}
