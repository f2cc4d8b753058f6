'use client';

import type { ReactNode } from 'react';
import { type FindingLine, groupFindings } from '#engine/checks/group-findings.ts';
import { findNode } from '#engine/tree.ts';
import { useView } from '#runtime/view-context.tsx';
import type { NodeId, PageDocument } from '#schemas/page/document.ts';
import type { Finding } from '#schemas/page/finding.ts';
import type { Path } from '#schemas/page/problem.ts';
import { fieldName, moduleFieldName } from '../fields/field-name.ts';
import { moduleName, moduleTitle } from '../kit/module-name.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor, useEditorActions } from '../store/provider.tsx';
import styles from './checks.module.css';
import { findingText } from './finding-text.ts';

type Props = {
  findings: readonly Finding[];
  /** Version that the findings belong to; by default the draft, whose fields can be focused. */
  version?: PageDocument;
  onJump?: () => void;
};

/** Findings by module: one line for all fields with the same finding in one language. */
export function FindingList({ findings, version, onJump }: Props): ReactNode {
  const names = useNames(version);
  return (
    <ul className={styles.groups} data-testid="findings">
      {groupFindings(findings).map(({ nodeId, lines }) => (
        <li key={nodeId ?? ''}>
          <strong>{names.module(nodeId)}</strong>
          <ul className={styles.findings}>
            {lines.map((line) => (
              <li
                key={line.key}
                className={styles.finding}
                data-severity={line.finding.severity}
                data-testid="finding"
                data-code={line.finding.problem ?? line.finding.code}
              >
                <Line line={line} nameOf={version ? undefined : names.field} onJump={onJump} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

type LineProps = {
  line: FindingLine;
  /** Name of a field; undefined where fields can't be focused. */
  nameOf: ((nodeId: NodeId | undefined, path: Path) => string) | undefined;
  onJump: (() => void) | undefined;
};

/** A finding's text, and a button to each of its fields. */
function Line({ line: { finding, places }, nameOf, onJump }: LineProps): ReactNode {
  const t = useText();
  const ctx = useView();
  const { focusField } = useEditorActions();
  const text = findingText(ctx, finding, places.length);
  return (
    <>
      <span className={styles.severity}>{t(`check.${finding.severity}`)}</span>
      <span>{text}</span>
      {nameOf && (
        <span className={styles.places}>
          {places.map((at) => {
            const name = nameOf(at.nodeId, at.path);
            return (
              <button
                key={at.path.join('.')}
                type="button"
                className={styles.place}
                aria-label={`${text}: ${t('check.goTo', { name })}`}
                onClick={() => {
                  focusField(at);
                  onJump?.();
                }}
              >
                {name}
              </button>
            );
          })}
        </span>
      )}
    </>
  );
}

function useNames(version: PageDocument | undefined) {
  const t = useText();
  const { lang } = useView();
  const draft = useEditor((state) => state.document);
  const manifest = useEditor((state) => state.manifest);
  const language = useEditor((state) => state.language);
  const nodeOf = (nodeId: NodeId | undefined) =>
    nodeId === undefined ? undefined : findNode(version ?? draft, nodeId);
  return {
    module: (nodeId: NodeId | undefined) => {
      const node = nodeOf(nodeId);
      if (!node) return t('check.page');
      const title = node.name ?? moduleTitle(manifest, node, language);
      return [moduleName(lang, manifest, node.type), title].filter(Boolean).join(': ');
    },
    field: (nodeId: NodeId | undefined, path: Path) => {
      const node = nodeOf(nodeId);
      if (path.length === 0) return t(node ? 'check.theModule' : 'check.page');
      return node ? moduleFieldName(t, manifest, node.type, path) : fieldName(t, path);
    },
  };
}
