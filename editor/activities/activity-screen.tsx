'use client';

import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import {
  type DeskActivity,
  deskActivity,
  endActivity,
  invalidateActivity,
  saveActivity,
  startActivity,
} from '#schemas/api/invented/activity-desk.ts';
import type { ActivityDraft } from '#schemas/entities/activity-draft.ts';
import { hasRole } from '#schemas/operator.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import buttons from '#ui/button.module.css';
import figures from '#ui/figures.module.css';
import account from '../account/account.module.css';
import { AccountFrame } from '../account/account-frame.tsx';
import { PublishersOnly, useMayPublish, useOperator } from '../account/operator.tsx';
import desk from '../desk/desk.module.css';
import { callProblem } from '../kit/call-problem.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { LoadState } from '../kit/load-state.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { type Run, useAction } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import styles from './activities.module.css';
import { ActivityForm } from './activity-form.tsx';
import { DeleteDraft } from './delete-draft.tsx';
import { DrawsSection } from './draws-section.tsx';
import { InvalidateDialog } from './invalidate-dialog.tsx';
import { PreviewSection } from './preview-section.tsx';

const FIGURES = ['members', 'chances', 'draws', 'won', 'unaddressed', 'toShip', 'delivered'] as const;

/** Screen of one activity: its state and actions, its results, and its form. */
export function ActivityScreen({ id }: { id: string }) {
  const t = useText();
  const { lang, tenant } = useView();
  const loaded = useEndpoint(deskActivity, { params: { id } }, { isFresh: true });
  const { data, mutate } = loaded;
  const { said, problem, run } = useAction(mutate);
  const mayPublish = useMayPublish();
  const [savedAt, setSavedAt] = useState('');

  const save = async ({ version }: DeskActivity, activity: ActivityDraft) => {
    try {
      const saved = await browserApi().call(saveActivity, { params: { id }, body: { version, activity } });
      setSavedAt(saved.version);
      await mutate();
      return undefined;
    } catch (failure) {
      return callProblem(t, failure);
    }
  };

  const title = data && pickLocalized(data.activity.title, lang, tenant.defaultLanguage);
  return (
    <AccountFrame path="/editor/activities" title={title || t('activityDesk.title')}>
      <p role="status" className={account.said}>
        {said || (data && savedAt === data.version ? t('activityDesk.saved') : '')}
      </p>
      <ErrorText>{problem}</ErrorText>
      <LoadState of={loaded} />
      {data && (
        <>
          <Standing shown={data} title={title ?? ''} run={run} />
          <PreviewSection id={id} activity={data.activity} />
          {data.activity.type === 'LOTTERY' && data.state !== 'DRAFT' && (
            <>
              <section className={account.section} aria-labelledby="figures">
                <h2 id="figures" className={account.heading}>
                  {t('activityDesk.figures')}
                </h2>
                <dl className={figures.figures}>
                  {FIGURES.map((name) => (
                    <div key={name}>
                      <dt>{t(`activityDesk.figure.${name}`)}</dt>
                      <dd data-id={name}>{data.figures[name].toLocaleString(lang)}</dd>
                    </div>
                  ))}
                </dl>
              </section>
              <DrawsSection id={id} run={run} />
            </>
          )}
          {mayPublish || data.state === 'DRAFT' ? (
            <ActivityForm
              key={data.version}
              activity={data.activity}
              left={data.left}
              isFixed={data.state !== 'DRAFT'}
              submit={t('activityDesk.save')}
              onSave={(activity) => save(data, activity)}
            />
          ) : (
            <PublishersOnly />
          )}
        </>
      )}
    </AccountFrame>
  );
}

type Props = { shown: DeskActivity; title: string; run: Run };

/** State of an activity, and the actions for it. */
function Standing({ shown, title, run }: Props) {
  const view = useView();
  const { t } = view;
  const me = useOperator();
  const [isInvalidating, setInvalidating] = useState(false);
  const { id, state, version, activity, promisedBy } = shown;
  const params = { id };
  const isPublisher = hasRole(me.role, 'publisher');
  const isOwnPromise = promisedBy?.id === me.id;

  return (
    <section className={account.section} aria-labelledby="standing">
      <h2 id="standing" className={account.heading}>
        {t('activityDesk.state')}
      </h2>
      <p className={account.line}>
        <span className={styles.state} data-testid="activity-state" data-state={state}>
          {t(`activityDesk.state.${state}`)}
        </span>
        <span>{`${formatDateTime(activity.startTime, view)} – ${formatDateTime(activity.endTime, view)}`}</span>
      </p>
      {shown.invalidReason && <p>{shown.invalidReason}</p>}
      {promisedBy && (
        <p className={account.hint}>{t('activityDesk.promisedBy', { name: promisedBy.name })}</p>
      )}
      {shown.weightsHash && (
        <p>
          {t('activityDesk.hash')} <code className={account.code}>{shown.weightsHash}</code>
        </p>
      )}
      {state === 'DRAFT' && (isOwnPromise || !isPublisher) && <p>{t('activityDesk.fourEyes')}</p>}
      {state !== 'DRAFT' && <p className={account.hint}>{t('activityDesk.fixed')}</p>}
      {isPublisher && (
        <div className={desk.actions}>
          {state === 'DRAFT' && !isOwnPromise && (
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.primary}>
                  {t('activityDesk.start')}
                </button>
              }
              title={t('activityDesk.startTitle')}
              text={t('activityDesk.startText')}
              confirm={t('activityDesk.start')}
              cancel={t('team.cancel')}
              onConfirm={() =>
                void run(
                  () => browserApi().call(startActivity, { params, body: { version } }),
                  t('activityDesk.started'),
                )
              }
            />
          )}
          {state === 'RUNNING' && (
            <ConfirmDialog
              trigger={
                <button type="button" className={buttons.secondary}>
                  {t('activityDesk.end')}
                </button>
              }
              title={t('activityDesk.endTitle')}
              text={t('activityDesk.endText')}
              confirm={t('activityDesk.end')}
              cancel={t('team.cancel')}
              onConfirm={() =>
                void run(() => browserApi().call(endActivity, { params }), t('activityDesk.ended'))
              }
            />
          )}
          {state !== 'DRAFT' && state !== 'INVALID' && (
            <button type="button" className={buttons.secondary} onClick={() => setInvalidating(true)}>
              {t('activityDesk.invalidate')}
            </button>
          )}
        </div>
      )}
      {state === 'DRAFT' && <DeleteDraft id={id} version={version} title={title} />}
      {isInvalidating && (
        <InvalidateDialog
          onClose={() => setInvalidating(false)}
          onInvalidate={async (reason) => {
            setInvalidating(false);
            await run(
              () => browserApi().call(invalidateActivity, { params, body: { reason } }),
              t('activityDesk.invalidated'),
            );
          }}
        />
      )}
    </section>
  );
}
