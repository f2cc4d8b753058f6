'use client';

import { type ReactNode, useState } from 'react';
import { missingCode } from '#client/failures.ts';
import { useSignedIn } from '#client/use-signed-in.ts';
import { useView } from '#runtime/view-context.tsx';
import { later } from '#ui/later.tsx';
import { openLogin } from '../intents/login-request.ts';
import { useIntent } from '../intents/use-intent.ts';
import type { ReportSubject } from './report-calls.ts';

const ReportDialog = later(() => import('./report-dialog.tsx').then((module) => module.ReportDialog));

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
  const close = () => setOpen(false);
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
      {isOpen && <ReportDialog subject={subject} onClose={close} onMissing={missingCode(close)} />}
    </>
  );
}
