'use client';

import { useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { decideReport, type ReportCase, reportCases } from '#schemas/api/invented/reports.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { ReportedItem } from './reported-item.tsx';

const SIZE = 20;

/** Reports by members: a comment is hidden or kept, other items are marked as seen, and both can be undone. */
export function ReportsScreen() {
  const t = useText();
  const [decided, setDecided] = useState(false);
  const [page, setPage] = useState(1);
  const list = useEndpoint(reportCases, { query: { decided, page, size: SIZE } });
  const { data } = list;
  const { said, problem, run } = useAction(list.mutate);
  const outcome = useRef<HTMLParagraphElement>(null);
  const [last, setLast] = useState<Pick<ReportCase, 'subjectType' | 'subjectId' | 'state'>>();

  const decide = async ({ subjectType, subjectId, state }: NonNullable<typeof last>, to: typeof state) => {
    const subject = { subjectType, subjectId };
    const body = { ...subject, from: state, to };
    const isDone = await run(() => browserApi().call(decideReport, { body }), t(`desk.report.done.${to}`));
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
      <LoadState
        of={list}
        empty={data?.content.length === 0 && t(decided ? 'desk.report.noneDecided' : 'desk.report.none')}
      />
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
