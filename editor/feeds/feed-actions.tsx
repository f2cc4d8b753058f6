import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { dryRunFeed, type Feed, removeFeed, runFeed, scheduleFeed } from '#schemas/api/invented/feeds.ts';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import { toast } from '#ui/toast.ts';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import desk from '../desk/desk.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { navigate } from '../kit/navigate.ts';
import type { Run } from '../kit/use-action.ts';
import { sourceText } from './feed-item.tsx';
import styles from './feeds.module.css';
import { counted, isUnderWay, runPath } from './run-text.ts';
import { scheduleText } from './schedule-text.ts';
import { FeedPill } from './state-pill.tsx';

type Props = {
  feed: Feed;
  /** True if the operator may change and delete the feed. */
  mayChange: boolean;
  isBusy: boolean;
  run: Run;
};

/** State of a feed with its actions: run, dry run, pause, delete. */
export function FeedActions({ feed, mayChange, isBusy, run }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const { role } = useOperator();
  const { id, name, state, source, format, schedule, nextRunAt, items, runs } = feed;
  const params = { id };
  const isRunning = runs.some(isUnderWay);
  /** Starts a run and opens its report. */
  const start = (request: () => Promise<FeedRunDetail>) =>
    void run(async () => navigate(runPath(await request())));
  const remove = async () => {
    const isDone = await run(() => browserApi().call(removeFeed, { params }));
    if (!isDone) return;
    toast(t('feeds.feed.removed', { name }));
    navigate('/editor/feeds');
  };

  return (
    <section
      className={account.section}
      aria-labelledby="standing"
      data-testid="feed-state"
      data-state={state}
    >
      <h2 id="standing" className={account.heading}>
        {t('feeds.report.state')}
      </h2>
      <p className={account.line}>
        <FeedPill state={state} />
        <span>{counted('feeds.items', items, view)}</span>
        <span className={styles.muted}>
          {nextRunAt === null
            ? t('feeds.byHand')
            : `${t('feeds.nextRun')}: ${formatDateTime(nextRunAt, view)}`}
          {schedule && ` · ${scheduleText(schedule, view)}`}
        </span>
      </p>
      <p className={styles.source}>{[t(`feeds.format.${format}`), sourceText(source, t)].join(' · ')}</p>
      {isRunning && <p>{t('feeds.feed.busy')}</p>}
      <div className={desk.actions}>
        {hasRole(role, 'publisher') && (
          <button
            type="button"
            className={buttons.primary}
            disabled={isBusy || isRunning}
            onClick={() => start(() => browserApi().call(runFeed, { params }))}
          >
            {t('feeds.runNow')}
          </button>
        )}
        {hasRole(role, 'editor') && (
          <button
            type="button"
            className={buttons.secondary}
            disabled={isBusy || isRunning}
            onClick={() => start(() => browserApi().call(dryRunFeed, { params }))}
          >
            {t('feeds.feed.dryRun')}
          </button>
        )}
        {schedule && hasRole(role, 'publisher') && (
          <button
            type="button"
            className={buttons.secondary}
            disabled={isBusy}
            onClick={() =>
              void run(
                () => browserApi().call(scheduleFeed, { params, body: { schedule: null } }),
                t('feeds.feed.paused'),
              )
            }
          >
            {t('feeds.feed.pause')}
          </button>
        )}
        {mayChange && (
          <ConfirmDialog
            trigger={
              <button type="button" className={buttons.secondary} disabled={isBusy}>
                {t('feeds.feed.remove')}
              </button>
            }
            title={t('feeds.feed.removeTitle', { name })}
            text={counted('feeds.feed.removeText', items, view)}
            confirm={t('feeds.feed.remove')}
            cancel={t('team.cancel')}
            onConfirm={() => void remove()}
          />
        )}
      </div>
    </section>
  );
}
