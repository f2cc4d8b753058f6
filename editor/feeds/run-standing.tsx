import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import account from '../account/account.module.css';
import { ErrorText } from '../kit/problem.tsx';
import styles from './feeds.module.css';
import { counted, isUnderWay, shareText } from './run-text.ts';
import { RunPill } from './state-pill.tsx';

/** State of a run, how far it is or how long it took, and who started it. */
export function RunStanding({ run }: { run: FeedRunDetail }): ReactNode {
  const { t } = useView();
  const { state, startedBy, trigger, problem, unmodified } = run;
  const cause = startedBy
    ? t('feeds.run.by', { name: startedBy })
    : t(trigger === 'retry' ? 'feeds.run.retry' : 'feeds.run.schedule');
  return (
    <section className={account.section} aria-labelledby="standing" data-testid="run" data-state={state}>
      <h2 id="standing" className={account.heading}>
        {t('feeds.report.state')}
      </h2>
      <p role="status" className={account.line}>
        <RunPill state={state} />
        <span className={styles.muted}>{cause}</span>
      </p>
      <Progress run={run} />
      {unmodified && <p>{t('feeds.run.unmodified')}</p>}
      {problem && <ErrorText>{[problem.message, problem.detail].filter(Boolean).join(': ')}</ErrorText>}
      {(state === 'planned' || state === 'discarded' || state === 'failed') && (
        <p>{t('feeds.report.notWritten')}</p>
      )}
    </section>
  );
}

/** How far a run is, or how long it took: one line of the same height in each state. */
function Progress({ run }: { run: FeedRunDetail }): ReactNode {
  const view = useView();
  const { t, lang } = view;
  const { state, progress, read, startedAt, finishedAt } = run;
  if (!isUnderWay(run)) {
    if (startedAt === null || finishedAt === null) return null;
    const time = durationText(finishedAt - startedAt, lang);
    return <p className={styles.progress}>{t('feeds.report.took', { time })}</p>;
  }
  const { bytes = 0, size = 0, items = 0, planned = 0 } = progress ?? {};
  const [part, whole] = planned > 0 ? [items, planned] : [bytes, size];
  const share = whole > 0 ? Math.min(1, part / whole) : undefined;
  const text =
    share === undefined
      ? t(state === 'queued' ? 'feeds.report.waiting' : 'feeds.report.fetching')
      : t(planned > 0 ? 'feeds.report.writing' : 'feeds.report.progress', {
          percent: shareText(share, lang),
        });
  return (
    <p className={styles.progress}>
      <progress aria-label={text} value={share} />
      <span>{[text, read > 0 && counted('feeds.report.rows', read, view)].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

/** A duration in minutes and seconds, or in seconds alone. */
function durationText(ms: number, lang: string): string {
  const unit = (value: number, name: 'minute' | 'second') =>
    value.toLocaleString(lang, { style: 'unit', unit: name, unitDisplay: 'long' });
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0
    ? unit(seconds, 'second')
    : `${unit(minutes, 'minute')} ${unit(seconds % 60, 'second')}`;
}
