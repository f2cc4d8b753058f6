'use client';

import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { type Feed, feedList } from '#schemas/api/invented/feeds.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { useOperator } from '../account/operator.tsx';
import { Icon } from '../kit/icon.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { FeedItem } from './feed-item.tsx';
import styles from './feeds.module.css';
import { feedPath, isUnderWay, POLL_MS, runPath, runTime } from './run-text.ts';

/** Feeds of the shop: those that need a person first, each with its source, its last runs and its next one. */
export function FeedsScreen(): ReactNode {
  const { t } = useView();
  const isEditor = hasRole(useOperator().role, 'editor');
  const list = useEndpoint(
    feedList,
    {},
    { refresh: (feeds) => (feeds?.some(({ runs }) => runs.some(isUnderWay)) ? POLL_MS : 0) },
  );
  const feeds = list.data?.toSorted((one, other) => Number(needsPerson(other)) - Number(needsPerson(one)));
  const troubled = feeds?.filter(needsPerson) ?? [];
  const add = isEditor && (
    <p>
      <a className={buttons.primary} href="/editor/feeds/new">
        <Icon name="plus" size={16} />
        {t('feeds.add')}
      </a>
    </p>
  );

  return (
    <AccountFrame path="/editor/feeds" title={t('feeds.title')}>
      <p>{t('feeds.text')}</p>
      {feeds && feeds.length > 0 && add}
      <LoadState of={list} />
      {feeds?.length === 0 && (
        <section className={account.section} aria-label={t('feeds.list')} data-testid="no-feeds">
          <p>{t(isEditor ? 'feeds.none' : 'feeds.noneViewer')}</p>
          {add}
        </section>
      )}
      {troubled.length > 0 && (
        <section aria-label={t('feeds.attention')}>
          <ul className={styles.attention}>
            {troubled.map((feed) => (
              <Trouble key={feed.id} feed={feed} />
            ))}
          </ul>
        </section>
      )}
      {feeds && feeds.length > 0 && (
        <section className={account.section} aria-label={t('feeds.list')}>
          <ul className={styles.feeds} data-testid="feeds">
            {feeds.map((feed) => (
              <FeedItem key={feed.id} feed={feed} />
            ))}
          </ul>
        </section>
      )}
    </AccountFrame>
  );
}

const needsPerson = ({ state }: Feed) => state === 'held' || state === 'failing' || state === 'stopped';

/** Task that a feed has for a person, as a link to the place where it is done. */
function Trouble({ feed: { id, name, state, runs, failure } }: { feed: Feed }): ReactNode {
  const view = useView();
  const { t } = view;
  const run = runs.find((one) => one.state === (state === 'held' ? 'held' : 'failed'));
  const since = state === 'held' ? run && runTime(run) : failure?.since;
  const time = since === undefined ? '' : formatDateTime(since, view);
  return (
    <li>
      <a className={styles.trouble} data-state={state} href={run ? runPath(run) : feedPath(id)}>
        <Icon name="warning" size={16} />
        <span>
          <strong>
            {state === 'failing'
              ? t('feeds.attention.failing', { name, time, count: failure?.count ?? 1 })
              : t(state === 'held' ? 'feeds.attention.held' : 'feeds.attention.stopped', { name, time })}
          </strong>
          {run?.problem && <span className={account.hint}>{run.problem.message}</span>}
        </span>
      </a>
    </li>
  );
}
