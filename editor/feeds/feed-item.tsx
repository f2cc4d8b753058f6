import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { Text } from '#locales/translate.ts';
import { useView } from '#runtime/view-context.tsx';
import type { Feed } from '#schemas/api/invented/feeds.ts';
import account from '../account/account.module.css';
import styles from './feeds.module.css';
import { counted, feedPath, outcomeText, runPath, runTime } from './run-text.ts';
import { RunTrend } from './run-trend.tsx';
import { scheduleText } from './schedule-text.ts';
import { FeedPill, RunPill } from './state-pill.tsx';

/** A feed in the list: what it is, its state, its last runs and its next one. */
export function FeedItem({ feed }: { feed: Feed }): ReactNode {
  const view = useView();
  const { t } = view;
  const { id, name, format, source, state, runs, schedule, nextRunAt, items } = feed;
  const last = runs[0];
  const outcome = last && outcomeText(last, view);
  return (
    <li className={styles.feed} data-testid="feed" data-id={id} data-state={state}>
      <div className={styles.feedName}>
        <a className={account.link} href={feedPath(id)}>
          {name}
        </a>
        <FeedPill state={state} />
      </div>
      <p className={styles.source}>{[t(`feeds.format.${format}`), sourceText(source, t)].join(' · ')}</p>
      <dl className={styles.facts}>
        <div className={styles.wide}>
          <dt>{t('feeds.lastRun')}</dt>
          {last ? (
            <dd>
              <a className={account.link} href={runPath(last)}>
                {formatDateTime(runTime(last), view)}
              </a>{' '}
              {last.state !== 'held' && last.state !== 'failed' && <RunPill state={last.state} />}
              {outcome && <span className={account.hint}>{outcome}</span>}
            </dd>
          ) : (
            <dd>{t('feeds.noRun')}</dd>
          )}
        </div>
        <div>
          <dt>{t('feeds.nextRun')}</dt>
          <dd>
            {nextRunAt === null ? t('feeds.byHand') : formatDateTime(nextRunAt, view)}
            {schedule && <span className={account.hint}>{scheduleText(schedule, view)}</span>}
          </dd>
        </div>
        <div>
          <dt>{counted('feeds.items', items, view)}</dt>
          <dd>
            <RunTrend runs={runs} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

/** A source's name, with the secrets of an address masked. */
export function sourceText(source: Feed['source'], t: Text): string {
  return source.type === 'address' ? source.url : t('feeds.source.upload', { name: source.fileName });
}
