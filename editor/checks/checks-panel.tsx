'use client';

import type { ReactNode } from 'react';
import type { Finding } from '#schemas/page/finding.ts';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './checks.module.css';
import { useChecks } from './checks-provider.tsx';
import { FindingList } from './finding-list.tsx';

/** Panel of the rail with all findings before publishing. */
export function ChecksPanel(): ReactNode {
  const t = useText();
  const findings = useEditor((state) => state.problems);
  const { isChecked, problem, ask } = useChecks();
  return (
    <section className={styles.panel} data-testid="checks-panel">
      <p role="status" className={styles.summary}>
        {isChecked ? <Summary findings={findings} /> : t('check.checking')}
      </p>
      {problem && (
        <>
          <p className={styles.problem}>{t('check.stale', { reason: problem })}</p>
          <button type="button" className={buttons.button} onClick={ask}>
            {t('check.again')}
          </button>
        </>
      )}
      <FindingList findings={findings} />
    </section>
  );
}

/** Number of errors and warnings. */
export function Summary({ findings }: { findings: readonly Finding[] }): ReactNode {
  const t = useText();
  if (findings.length === 0) return t('check.none');
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const parts = [
    errors > 0 ? t('check.errors', { count: errors }) : '',
    warnings > 0 ? t('check.warnings', { count: warnings }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
