'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { readFeed, readFeedRun } from '#schemas/api/invented/feeds.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { HeldSection } from './held-section.tsx';
import { RefusalSection } from './refusal-section.tsx';
import { RunFigures } from './run-figures.tsx';
import { RunStanding } from './run-standing.tsx';
import { feedPath, isUnderWay, POLL_MS } from './run-text.ts';
import { WarningSection } from './warning-section.tsx';

type Props = { feedId: string; id: string };

/** Report of a run: its state while it runs, its figures, its refusals and warnings, and the decision on a held one. */
export function RunScreen({ feedId, id }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const loaded = useEndpoint(
    readFeedRun,
    { params: { id } },
    { refresh: (run) => (run && isUnderWay(run) ? POLL_MS : 0) },
  );
  const feed = useEndpoint(readFeed, { params: { id: feedId } });
  const { data: run, mutate } = loaded;
  const time = run ? formatDateTime(run.queuedAt, view) : '';
  const title = t(run?.mode === 'dry' ? 'feeds.run.tryTitle' : 'feeds.run.title', { time });

  return (
    <AccountFrame path="/editor/feeds" title={run ? title : t('feeds.title')}>
      <p>
        <a className={account.link} href={feedPath(feedId)}>
          {t('feeds.report.toFeed', { name: feed.data?.name ?? feedId })}
        </a>
      </p>
      <LoadState of={loaded} />
      {run && (
        <>
          <RunStanding run={run} />
          <HeldSection run={run} items={feed.data?.items} onDecided={mutate} />
          <RunFigures run={run} />
          {!isUnderWay(run) && run.plan && (
            <>
              <RefusalSection run={run} />
              <WarningSection run={run} />
            </>
          )}
        </>
      )}
    </AccountFrame>
  );
}
