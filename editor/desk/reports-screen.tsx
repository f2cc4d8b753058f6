'use client';

import { useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useView } from '#runtime/view-context.tsx';
import { decideReport, type ReportCase, reportCases } from '#schemas/api/invented/reports.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { ErrorText, Loading, Problem } from '../account/frames.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { useLoaded } from '../account/use-loaded.ts';
import { ReportedItem } from './reported-item.tsx';
import { useDeed } from './use-deed.ts';

const SIZE = 20;

/** Reports by members: a comment is hidden or kept, other items are marked as seen, and both can be undone. */
export function ReportsScreen() {
  const { t } = useView();
  const [decided, setDecided] = useState(false);
  const [page, setPage] = useState(1);
  const { data, error, reload } = useLoaded(reportCases, { query: { decided, page, size: SIZE } });
  const { said, problem, act } = useDeed(reload);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [last, setLast] = useState<Pick<ReportCase, 'subjectType' | 'subjectId' | 'state'>>();

  const decide = async ({ subjectType, subjectId, state }: NonNullable<typeof last>, to: typeof state) => {
    const subject = { subjectType, subjectId };
    const body = { ...subject, from: state, to };
    const isDone = await act(() => browserApi().call(decideReport, { body }), t(`desk.report.done.${to}`));
    setLast(isDone && to !== 'open' ? { ...subject, state: to } : undefined);
    // The pressed button is gone with its item, so the focus moves.
    if (isDone) outcome.current?.focus();
  };

  return (
    <AccountFrame path="/editor/reports" title={t('desk.reports')}>
      <p>{t('desk.reportsText')}</p>
      <div className={account.row}>
        <label className={account.labelled}>
          <span className={account.label}>{t('desk.state')}</span>
          <select
            className={account.select}
            value={decided ? 'decided' : 'open'}
            onChange={({ target }) => {
              setDecided(target.value === 'decided');
              setPage(1);
            }}
          >
            <option value="open">{t('desk.report.open')}</option>
            <option value="decided">{t('desk.report.decided')}</option>
          </select>
        </label>
        <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
          {said}
        </p>
        {said && last && (
          <button type="button" className={buttons.secondary} onClick={() => void decide(last, 'open')}>
            {t('desk.report.undo')}
          </button>
        )}
      </div>
      <ErrorText>{problem}</ErrorText>
      {!data && (error ? <Problem error={error} onRetry={() => void reload()} /> : <Loading />)}
      {data?.content.length === 0 && (
        <p role="status">{t(decided ? 'desk.report.noneDecided' : 'desk.report.none')}</p>
      )}
      {data && data.content.length > 0 && (
        <ul className={account.section} data-testid="reports">
          {data.content.map((one) => (
            <ReportedItem
              key={`${one.subjectType} ${one.subjectId}`}
              reported={one}
              onDecide={(to) => void decide(one, to)}
            />
          ))}
        </ul>
      )}
      {data && (data.content.length > 0 || page > 1) && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
    </AccountFrame>
  );
}
