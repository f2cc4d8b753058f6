import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { reportOptions } from '#schemas/api/user.ts';
import { REPORT } from '#schemas/member-constants.ts';
import buttons from '#ui/button.module.css';
import { Modal } from '#ui/modal.tsx';
import { Spinner } from '#ui/spinner.tsx';
import textArea from '#ui/text-area.module.css';
import { toast } from '#ui/toast.ts';
import { type ReportSubject, report } from './report-calls.ts';
import styles from './report-dialog.module.css';

type Props = { subject: ReportSubject; onClose: () => void };

/** Form of a report: a reason of those for the subject's type, and a text of at least ten characters (S2 §5). */
export function ReportDialog({ subject, onClose }: Props): ReactNode {
  const { t } = useView();
  const hintId = useId();
  const { subjectType } = subject;
  const { data: options, error } = useEndpoint(reportOptions, { query: { subjectType } }, { silent: true });
  const [chosen, setChosen] = useState('');
  const [reason, setReason] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const count = reason.trim().length;
  const isComplete = chosen !== '' && count >= REPORT.minReasonLength;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isComplete || state === 'sending') return;
    setState('sending');
    try {
      await report({ ...subject, optionCode: chosen, reason: reason.trim() });
      toast(t('report.sent'));
      onClose();
    } catch {
      setState('failed');
    }
  };
  return (
    <Modal
      title={t('report.title')}
      labels={{ close: t('action.close') }}
      onClose={onClose}
      testId="dialog-report"
    >
      <form className={styles.form} onSubmit={send}>
        <fieldset className={styles.options}>
          <legend className={styles.label}>{t('report.what')}</legend>
          {!options && !error && <Spinner label={t('list.loading')} />}
          {options?.map(({ code, name }) => (
            <label key={code} className={styles.option}>
              <input
                type="radio"
                name="option"
                value={code}
                checked={chosen === code}
                data-testid="report-option"
                onChange={() => setChosen(code)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <label className={styles.label}>
          {t('report.reason')}
          <textarea
            className={textArea.field}
            rows={4}
            value={reason}
            maxLength={REPORT.maxReasonLength}
            aria-describedby={hintId}
            data-testid="report-reason"
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
        <p id={hintId} className={styles.hint}>
          {t('report.hint', { min: REPORT.minReasonLength, count })}
        </p>
        {(state === 'failed' || error) && (
          <p role="alert" className={styles.failed}>
            {t('errors.server')}
          </p>
        )}
        <button type="submit" className={buttons.primary} disabled={!isComplete} data-testid="report-send">
          {t('report.send')}
        </button>
      </form>
    </Modal>
  );
}
