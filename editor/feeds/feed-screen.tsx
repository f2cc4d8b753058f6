'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { readFeed } from '#schemas/api/invented/feeds.ts';
import { hasRole } from '#schemas/operator.ts';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { useOperator } from '../account/operator.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { FeedActions } from './feed-actions.tsx';
import { FeedSettings } from './feed-settings.tsx';
import { RunList } from './run-list.tsx';
import { isUnderWay, POLL_MS } from './run-text.ts';
import { ScheduleSection } from './schedule-section.tsx';

/** A feed: its actions, its runs, and its settings. */
export function FeedScreen({ id }: { id: string }): ReactNode {
  const view = useView();
  const { t } = view;
  const { role } = useOperator();
  const loaded = useEndpoint(
    readFeed,
    { params: { id } },
    { refresh: (feed) => (feed?.runs.some(isUnderWay) ? POLL_MS : 0) },
  );
  const { data: feed, mutate } = loaded;
  const { said, problem, busy, run } = useAction(mutate);
  const mayChange = hasRole(role, feed?.schedule ? 'publisher' : 'editor');

  return (
    <AccountFrame path="/editor/feeds" title={feed?.name ?? t('feeds.title')}>
      <p>
        <a className={account.link} href="/editor/feeds">
          {t('feeds.feed.back')}
        </a>
      </p>
      <p role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={loaded} />
      {feed && (
        <>
          <FeedActions feed={feed} mayChange={mayChange} isBusy={busy} run={run} />
          <RunList feedId={id} newest={feed.runs[0]} />
          {feed.source.type === 'address' && hasRole(role, 'publisher') && (
            <ScheduleSection key={JSON.stringify(feed.schedule)} feed={feed} run={run} />
          )}
          {mayChange && <FeedSettings feed={feed} run={run} />}
          {!mayChange && hasRole(role, 'editor') && <p>{t('feeds.feed.publisherOnly')}</p>}
          <p className={account.hint}>
            {t('feeds.feed.changedBy', {
              name: feed.changedBy,
              time: formatDateTime(feed.updatedAt, view),
            })}
          </p>
        </>
      )}
    </AccountFrame>
  );
}
