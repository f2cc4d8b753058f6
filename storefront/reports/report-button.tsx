'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import { openLogin } from '../login/login-request.ts';
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
  return (
    <>
      <button
        type="button"
        className={className}
        data-testid="report"
        onClick={() => (isMember ? setOpen(true) : openLogin())}
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
