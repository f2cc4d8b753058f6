import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import account from '../account/account.module.css';
import { heldText } from './held-section.tsx';
import { RemarkList } from './remark-list.tsx';
import { RunStanding } from './run-standing.tsx';
import { isUnderWay, planText, reasonCounts, reasonText, runPath } from './run-text.ts';
import wizard from './wizard.module.css';

/** Result of a dry run in a sentence, with the reasons of its refusals, and a link to its report. */
export function DryResult({ run }: { run: FeedRunDetail }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  const { plan, refusals } = run;
  const reasons = reasonCounts(refusals)
    .map(({ code, count }) => `${reasonText(t, code)} (${count.toLocaleString(lang)})`)
    .join(', ');
  const isAll = refusals.length === plan?.rejected;
  return (
    <>
      <RunStanding run={run} />
      {plan && !isUnderWay(run) && (
        <p className={wizard.result} role="status" data-testid="dry-result">
          {t('feeds.dry.result', { plan: planText(plan, view) })}
          {reasons && (
            <span className={wizard.because}>
              {isAll
                ? t('feeds.dry.refused', { reasons })
                : t('feeds.dry.refusedFirst', { reasons, shown: refusals.length.toLocaleString(lang) })}
            </span>
          )}
        </p>
      )}
      {plan?.remarks && !isUnderWay(run) && <RemarkList remarks={plan.remarks} />}
      {run.heldFor.length > 0 && (
        <div className={wizard.refusal}>
          <p>{t('feeds.dry.held')}</p>
          <ul>
            {run.heldFor.map((reason) => (
              <li key={reason}>{heldText(reason, run, plan?.missing, view)}</li>
            ))}
          </ul>
        </div>
      )}
      {!isUnderWay(run) && (
        <p>
          <a className={account.link} href={runPath(run)}>
            {t('feeds.dry.report')}
          </a>
        </p>
      )}
    </>
  );
}
