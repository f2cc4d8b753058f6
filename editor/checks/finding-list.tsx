'use client';

import type { ReactNode } from 'react';
import { findNode } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Finding, findingKey } from '#schemas/page/finding.ts';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './checks.module.css';
import { findingText } from './finding-text.ts';

/** Findings, each a button that focuses its field. */
export function FindingList({
  findings,
  onJump,
}: {
  findings: readonly Finding[];
  onJump?: () => void;
}): ReactNode {
  const t = useText();
  const { focusField } = useEditorActions();
  const nameOf = useNames();
  return (
    <ul className={styles.findings} data-testid="findings">
      {findings.map((finding) => (
        <li key={`${findingKey(finding)} ${finding.params.count ?? ''}`}>
          <button
            type="button"
            className={styles.finding}
            data-severity={finding.severity}
            data-testid="finding"
            data-code={finding.problem ?? finding.code}
            onClick={() => {
              focusField(finding.at);
              onJump?.();
            }}
          >
            <span className={styles.severity}>{t(`check.${finding.severity}`)}</span>
            <strong>{nameOf(finding.at.nodeId)}</strong>
            <span>{findingText(t, finding)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function useNames(): (nodeId: string | undefined) => string {
  const t = useText();
  const { lang } = useView();
  const document = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const language = useEditor((state) => state.language);
  return (nodeId) => {
    const node = nodeId === undefined ? undefined : findNode(document, nodeId);
    if (!node) return t('check.page');
    return [moduleName(lang, manifest, node.type), moduleTitle(node, language)].filter(Boolean).join(': ');
  };
}
