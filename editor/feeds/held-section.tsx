import { type ReactNode, useRef } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { decideFeedRun } from '#schemas/api/invented/feeds.ts';
import type { FeedRunDetail } from '#schemas/feeds/run.ts';
import { hasRole } from '#schemas/operator.ts';
import { hasKey } from '#schemas/typed-object.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useOperator } from '../account/operator.tsx';
import desk from '../desk/desk.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ErrorText } from '../kit/problem.tsx';
import { useAction } from '../kit/use-action.ts';
import styles from './feeds.module.css';
import { planText, shareText } from './run-text.ts';

type Props = {
  run: FeedRunDetail;
  /** Number of the feed's items in the shop; undefined before it is known. */
  items: number | undefined;
  onDecided: () => Promise<unknown>;
};

/** Why a run waits, with the figures, and the decision on it; afterwards, who decided. */
export function HeldSection({ run, items, onDecided }: Props): ReactNode {
  const view = useView();
  const { t } = view;
  const isPublisher = hasRole(useOperator().role, 'publisher');
  const { said, problem, busy, run: act } = useAction(onDecided);
  const outcome = useRef<HTMLParagraphElement>(null);
  const { id, state, decision } = run;

  const decide = async (chosen: 'apply' | 'discard') => {
    const body = { decision: chosen };
    const done = t(chosen === 'apply' ? 'feeds.held.applied' : 'feeds.held.discarded');
    const isDone = await act(() => browserApi().call(decideFeedRun, { params: { id }, body }), done);
    // The pressed button is gone, so the focus moves.
    if (isDone) outcome.current?.focus();
  };
  return (
    <>
      <p ref={outcome} tabIndex={-1} role="status" className={account.said}>
        {said}
      </p>
      <ErrorText>{problem}</ErrorText>
      {decision && (
        <p>
          {t('feeds.held.by', {
            name: decision.by,
            decision: t(`feeds.held.${decision.decision}`),
            time: formatDateTime(decision.at, view),
          })}
        </p>
      )}
      {state === 'held' && (
        <section className={account.section} aria-labelledby="held" data-testid="held">
          <h2 id="held" className={account.heading}>
            {t('feeds.held')}
          </h2>
          <ul className={styles.why}>
            {run.heldFor.map((reason) => (
              <li key={reason}>{heldText(reason, run, items, view)}</li>
            ))}
          </ul>
          <p>{t('feeds.held.shoppers')}</p>
          {isPublisher ? (
            <div className={desk.actions}>
              <Decision
                chosen="discard"
                look={buttons.primary}
                text={t('feeds.held.discardText')}
                isBusy={busy}
                onConfirm={decide}
              />
              <Decision
                chosen="apply"
                look={buttons.secondary}
                text={applyText(run, view)}
                isBusy={busy}
                onConfirm={decide}
              />
            </div>
          ) : (
            <p>{t('feeds.held.publisher')}</p>
          )}
        </section>
      )}
    </>
  );
}

type DecisionProps = {
  chosen: 'apply' | 'discard';
  look: string | undefined;
  /** Consequences, for the question. */
  text: string;
  isBusy: boolean;
  onConfirm: (chosen: 'apply' | 'discard') => Promise<void>;
};

function Decision({ chosen, look, text, isBusy, onConfirm }: DecisionProps) {
  const { t } = useView();
  return (
    <ConfirmDialog
      trigger={
        <button type="button" className={look} disabled={isBusy}>
          {t(`feeds.held.${chosen}`)}
        </button>
      }
      title={t(`feeds.held.${chosen}Title`)}
      text={text}
      confirm={t(`feeds.held.${chosen}`)}
      cancel={t('team.cancel')}
      onConfirm={() => void onConfirm(chosen)}
    />
  );
}

type View = ReturnType<typeof useView>;

/** Consequences of applying a held run. */
function applyText({ plan }: FeedRunDetail, { t, lang }: View): string {
  if (!plan) return t('feeds.plan.nothing');
  const hidden = plan.hidden.toLocaleString(lang);
  const key = plan.hidden > 0 ? 'feeds.held.applyText' : 'feeds.held.applyTextNoneHidden';
  return t(key, { plan: planText(plan, { t, lang }), hidden });
}

/** A limit that a run exceeds, with the run's figures. */
export function heldText(reason: string, run: FeedRunDetail, items = 0, { t, lang }: View): string {
  const { plan, read } = run;
  const of = (part = 0, whole = 0) => ({
    part: part.toLocaleString(lang),
    whole: whole.toLocaleString(lang),
    percent: shareText(whole > 0 ? Math.min(1, part / whole) : 0, lang),
  });
  const known = (plan?.updated ?? 0) + (plan?.unchanged ?? 0);
  const figures = {
    EMPTY: of(0, items),
    HIDES: of(plan?.hidden, items),
    PRICES: of(plan?.repriced, known),
    REFUSALS: of(plan?.rejected, read),
  };
  return hasKey(figures, reason) ? t(`feeds.heldFor.${reason}`, figures[reason]) : reason;
}
