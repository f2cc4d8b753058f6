import { type ReactNode, useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { feedRuns } from '#schemas/api/invented/feeds.ts';
import type { FeedRun } from '#schemas/feeds/run.ts';
import account from '../account/account.module.css';
import { PagesLine } from '../account/pages-line.tsx';
import { LoadState } from '../kit/load-state.tsx';
import styles from './feeds.module.css';
import { outcomeText, runPath, runTime } from './run-text.ts';
import { RunTrend } from './run-trend.tsx';
import { RunPill } from './state-pill.tsx';

const SIZE = 14;

type Props = {
  feedId: string;
  /** Newest run: another one, or another state of it, requests the list again. */
  newest: FeedRun | undefined;
};

/** Runs of a feed, the newest first, with their trend. */
export function RunList({ feedId, newest }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const [page, setPage] = useState(1);
  const list = useEndpoint(
    feedRuns,
    { params: { id: feedId }, query: { page, size: SIZE } },
    { version: newest ? `${newest.id} ${newest.state}` : null },
  );
  const { data } = list;
  return (
    <section className={account.section} aria-labelledby="runs">
      <h2 id="runs" className={account.heading}>
        {t('feeds.feed.runs')}
      </h2>
      <LoadState of={list} empty={data?.content.length === 0 && t('feeds.feed.noRuns')} />
      {data && data.content.length > 0 && (
        <>
          <RunTrend runs={data.content} />
          <ul className={account.list} data-testid="runs">
            {data.content.map((run) => (
              <li key={run.id} className={account.item} data-id={run.id} data-state={run.state}>
                <div className={styles.runText}>
                  <a className={account.link} href={runPath(run)}>
                    {formatDateTime(runTime(run), view)}
                  </a>
                  <span className={account.hint}>{outcomeText(run, view)}</span>
                </div>
                <RunPill state={run.state} />
              </li>
            ))}
          </ul>
        </>
      )}
      {data && (data.hasNext || page > 1) && (
        <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
      )}
    </section>
  );
}
