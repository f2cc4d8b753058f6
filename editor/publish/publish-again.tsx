'use client';

import { type ReactNode, useMemo } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { checkPage } from '#engine/checks/check-page.ts';
import { useView } from '#runtime/view-context.tsx';
import { pageChecks } from '#schemas/api/invented/checks.ts';
import { readVersion } from '#schemas/api/invented/publishing.ts';
import { FindingList } from '../checks/finding-list.tsx';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './publish.module.css';
import type { Publication } from './use-publication.ts';

type Props = {
  version: number;
  publication: Pick<Publication, 'busy' | 'rollback'>;
  onClose: () => void;
};

/** Dialog that publishes an older version again: its checks as of now, and what shoppers see until then. */
export function PublishAgain({ version, publication: { busy, rollback }, onClose }: Props): ReactNode {
  const t = useText();
  const { path, publishedVersion, previousVersion } = useEditor(({ page }) => page);
  const { document, findings, error } = useFindings(version);
  // One step back is always allowed: shoppers saw that version until a moment ago.
  const isBlocked =
    version !== previousVersion && (findings ?? []).some(({ severity }) => severity === 'error');
  const title = t('publish.again', { version });
  const text =
    publishedVersion === null
      ? t('publish.againOffline', { path, version })
      : t('publish.rollbackText', { path, version, live: publishedVersion });
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <div className={styles.form} data-testid="publish-again">
        <p>{text}</p>
        <section>
          <h3>{t('check.title')}</h3>
          <p role="status">
            {error
              ? callProblem(t, error)
              : findings
                ? findings.length === 0 && t('check.none')
                : t('check.checking')}
          </p>
          {document && findings && <FindingList findings={findings} version={document} />}
        </section>
        <footer className={styles.footer}>
          <p className={inputs.error}>{isBlocked && t('publish.blocked')}</p>
          <button
            type="button"
            className={buttons.primary}
            disabled={busy || !findings || isBlocked}
            onClick={() => void rollback(version).then((isDone) => isDone && onClose())}
          >
            {title}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

/** A version's document and its findings; undefined while they are loading. */
function useFindings(version: number) {
  const { tenant } = useView();
  const { id, path } = useEditor(({ page }) => page);
  const manifest = useEditor((state) => state.manifest);
  const read = useEndpoint(readVersion, { params: { id, version } });
  const checks = useEndpoint(pageChecks, { params: { id }, query: { version } }, { isFresh: true });
  const document = read.data?.document;
  const facts = checks.data?.facts;
  const findings = useMemo(
    () => (document && facts ? checkPage(document, { path, manifest, tenant, facts }) : undefined),
    [document, facts, path, manifest, tenant],
  );
  return { document, findings, error: read.error ?? checks.error };
}
