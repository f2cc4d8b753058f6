'use client';

import { type ReactNode, useState } from 'react';
import { pageKind } from '#schemas/page/page-kind.ts';
import { Summary } from '../checks/checks-panel.tsx';
import { useChecks } from '../checks/checks-provider.tsx';
import { FindingList } from '../checks/finding-list.tsx';
import { DiffView } from '../diff/diff-view.tsx';
import buttons from '../kit/button.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { Dialog } from '../kit/dialog.tsx';
import inputs from '../kit/input.module.css';
import { Segments } from '../kit/segments.tsx';
import { useText } from '../kit/use-text.ts';
import { SharedDrafts } from '../reuse/shared-drafts.tsx';
import { SharedUses } from '../reuse/shared-uses.tsx';
import { useEditor } from '../store/provider.tsx';
import styles from './publish.module.css';
import { PublishResult } from './publish-result.tsx';
import { ReleaseTimes } from './release-times.tsx';
import { useLiveDocument } from './use-live-document.ts';
import { type Times, usePublication } from './use-publication.ts';
import { useSignature } from './use-signature.ts';

const HOUR_MS = 3_600_000;

/** Dialog that schedules the open page's publication. */
export function ScheduleDialog({ onClose }: { onClose: () => void }): ReactNode {
  return <PublishDialog onClose={onClose} when="later" />;
}

/**
 * Dialog that publishes the open page: its checks, the changes for shoppers, the time; then the links to it and the
 * rollback.
 */
export function PublishDialog({
  onClose,
  when: first = 'now',
}: {
  onClose: () => void;
  when?: 'now' | 'later';
}): ReactNode {
  const t = useText();
  const { id, path } = useEditor(({ page }) => page);
  const problems = useEditor((state) => state.problems);
  const { isChecked, endedAt } = useChecks();
  const publication = usePublication();
  const { isSaved, busy, problem, published, publish } = publication;
  const [when, setWhen] = useState(first);
  const [times, setTimes] = useState<Times>({ publishAt: Math.ceil(Date.now() / HOUR_MS) * HOUR_MS });
  const [note, setNote] = useState('');
  // Items that will have ended count at the time of publishing, not at the previewed one.
  const findings = [
    ...problems.filter(({ code }) => code !== 'ITEMS_END'),
    ...endedAt(when === 'later' ? times.publishAt : undefined),
  ];
  const { signed, isSigned, sign } = useSignature(findings);

  const hasErrors = findings.some(({ severity }) => severity === 'error');
  const isTimed = when === 'now' || times.publishAt !== undefined;
  const isReady = isSaved && isChecked && !hasErrors && isSigned && isTimed;
  const title = t(when === 'now' ? 'publish.title' : 'publish.schedule');
  if (published)
    return (
      <Dialog title={title} onClose={onClose} size="wide">
        <PublishResult published={published} publication={publication} />
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <form
        className={styles.form}
        data-testid="publish-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !busy)
            void publish({ note, signed, ...times, ...(when === 'now' && { publishAt: undefined }) });
        }}
      >
        <section>
          <h3>{t('check.title')}</h3>
          <p role="status">{isChecked ? <Summary findings={findings} /> : t('check.checking')}</p>
          <FindingList findings={findings} onJump={onClose} />
          {hasErrors && <p className={inputs.error}>{t('publish.blocked')}</p>}
          {!hasErrors && findings.length > 0 && (
            <label className={styles.sign}>
              <input type="checkbox" checked={isSigned} onChange={({ target }) => sign(target.checked)} />
              {t('publish.sign')}
            </label>
          )}
        </section>
        <section>
          <h3>{t('diff.title')}</h3>
          <LiveDiff />
        </section>
        {pageKind(path) === 'shared' ? <SharedUses id={id} /> : <SharedDrafts />}
        <div className={styles.when}>
          <Segments
            label={t('publish.when')}
            value={when}
            options={[
              { value: 'now', label: t('publish.now') },
              { value: 'later', label: t('publish.later') },
            ]}
            onChange={setWhen}
          />
        </div>
        <ReleaseTimes times={times} onChange={setTimes} isNow={when === 'now'} />
        <label className={inputs.field}>
          <span className={inputs.label}>{t('publish.note')}</span>
          <input
            className={inputs.input}
            value={note}
            maxLength={200}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
        <footer className={styles.footer}>
          <p role="status" className={inputs.error}>
            {problem ?? (!isSaved && t('publish.waiting'))}
          </p>
          <button type="submit" className={buttons.primary} disabled={!isReady || busy}>
            {title}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Changes for shoppers: the document against the live version. */
export function LiveDiff(): ReactNode {
  const t = useText();
  const document = useEditor((state) => state.document);
  const { live, error } = useLiveDocument();
  if (error) return <p className={inputs.error}>{callProblem(t, error)}</p>;
  if (live === null) return <p>{t('diff.new')}</p>;
  return live ? <DiffView before={live} after={document} /> : null;
}
