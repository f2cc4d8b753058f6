'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import { openLogin } from '../login/login-request.ts';
import { useIntent } from '../login/use-intent.ts';
import type { ReportSubject } from './report-calls.ts';

const ReportDialog = lazy(() =>
  import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })),
);

/** Opens the form of a report; a guest is asked to sign in. */
export function ReportButton({
  className,
  ...subject
}: ReportSubject & { className: string | undefined }): ReactNode {
  const { t } = useView();
  const isMember = useSignedIn();
  const [isOpen, setOpen] = useState(false);
  const { subjectId } = subject;
  useIntent(
    'report',
    (reported) => reported === subjectId,
    () => setOpen(true),
  );
  return (
    <>
      <button
        type="button"
        className={className}
        data-testid="report"
        onClick={() => (isMember ? setOpen(true) : openLogin({ action: 'report', value: subjectId }))}
      >
        {t('report.open')}
      </button>
      {isOpen && (
        <Suspense>
          <ReportDialog subject={subject} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
