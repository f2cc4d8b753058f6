import { type ReactNode, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  addFeed,
  changeFeed,
  dryRunFeed,
  readFeedRun,
  runFeed,
  scheduleFeed,
} from '#schemas/api/invented/feeds.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import desk from '../desk/desk.module.css';
import { LoadState } from '../kit/load-state.tsx';
import { navigate } from '../kit/navigate.ts';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import { scheduleOf, settingsOf, sourceOf } from './draft.ts';
import { DryResult } from './dry-result.tsx';
import { feedPath, isUnderWay, POLL_MS, runPath } from './run-text.ts';
import { changeWizard, clearWizard, useWizard } from './wizard-store.ts';

/** Last step of the wizard: the feed is saved and tried; then it is run, or left to its schedule. */
export function DryStep(): ReactNode {
  const { t } = useView();
  const isPublisher = hasRole(useOperator().role, 'publisher');
  const { draft, inspection, feedId, tried } = useWizard();
  const { busy, problem, run: act } = useAction();
  const [isLeaving, setLeaving] = useState(false);
  const isCurrent = tried?.draft === draft;
  const loaded = useEndpoint(readFeedRun, isCurrent ? { params: { id: tried.runId } } : null, {
    refresh: (run) => (run && isUnderWay(run) ? POLL_MS : 0),
  });
  const { data: run } = loaded;
  const schedule = scheduleOf(draft) ?? null;
  const params = { id: feedId ?? '' };

  const save = async () => {
    const source = sourceOf(draft);
    if (!source) return undefined;
    const body = { ...settingsOf(draft, inspection), source };
    const saved = await (feedId === undefined
      ? browserApi().call(addFeed, { body })
      : browserApi().call(changeFeed, { params, body }));
    changeWizard({ feedId: saved.id });
    return saved.id;
  };
  const attempt = () =>
    act(async () => {
      const id = await save();
      if (id === undefined) return;
      const { id: runId } = await browserApi().call(dryRunFeed, { params: { id } });
      changeWizard({ tried: { runId, draft } });
    });
  /** Leaves the wizard for the feed, or for the report of its first run. */
  const finish = async (isRun: boolean) => {
    let path = feedPath(params.id);
    setLeaving(true);
    const isDone = await act(async () => {
      if (schedule) await browserApi().call(scheduleFeed, { params, body: { schedule } });
      if (isRun) path = runPath(await browserApi().call(runFeed, { params }));
    });
    setLeaving(false);
    if (!isDone) return;
    clearWizard();
    navigate(path);
  };

  const isReady = isCurrent && run !== undefined && !isUnderWay(run);
  return (
    <div className={account.stack}>
      <p>{t('feeds.dry.text')}</p>
      {isCurrent && <LoadState of={loaded} />}
      {isCurrent && run && <DryResult run={run} />}
      <ErrorText>{problem}</ErrorText>
      <div className={desk.actions}>
        <button type="button" className={buttons.secondary} onClick={() => changeWizard({ step: 'rules' })}>
          {t('feeds.back')}
        </button>
        <button
          type="button"
          className={isReady ? buttons.secondary : buttons.primary}
          disabled={busy || (isCurrent && !isReady)}
          onClick={() => void attempt()}
        >
          {t(feedId === undefined ? 'feeds.dry.start' : 'feeds.dry.again')}
        </button>
        {isReady && isPublisher && schedule && (
          <button
            type="button"
            className={buttons.secondary}
            disabled={busy}
            onClick={() => void finish(false)}
          >
            {t('feeds.saveSchedule')}
          </button>
        )}
        {isReady && isPublisher && run.state === 'planned' && (
          <button
            type="button"
            className={buttons.primary}
            disabled={isLeaving}
            onClick={() => void finish(true)}
          >
            {t('feeds.runNow')}
          </button>
        )}
        {isReady && (!isPublisher || !schedule) && (
          <button
            type="button"
            className={isPublisher ? buttons.secondary : buttons.primary}
            onClick={() => void finish(false)}
          >
            {t('feeds.finish')}
          </button>
        )}
      </div>
      {isReady && !isPublisher && <p className={account.hint}>{t('feeds.publisherRuns')}</p>}
    </div>
  );
}
