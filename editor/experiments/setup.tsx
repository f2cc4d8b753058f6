import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { changeExperiment, dropExperiment, startExperiment } from '#schemas/api/invented/experiments.ts';
import { ARMS, type Experiment } from '#schemas/entities/experiment.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import inputs from '../kit/input.module.css';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import type { Run } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { ArmRow } from './arm-row.tsx';
import styles from './experiments.module.css';
import { GoalSelect } from './goal-select.tsx';
import { letterOf } from './letter.ts';
import type { useShownVersion } from './use-shown-version.ts';

type Props = { experiment: Experiment; busy: boolean; run: Run } & ReturnType<typeof useShownVersion>;
type Arms = Experiment['arms'];

/** Experiment that hasn't started: its variants, weights and goal. A's weight is what the others leave. */
export function Setup({ experiment, busy, run, shown, show }: Props): ReactNode {
  const t = useText();
  const { id, path } = useEditor(({ page }) => page);
  const role = useEditor(({ me }) => me.role);
  const { arms, goalNode } = experiment;
  const mayEdit = hasRole(role, 'editor');
  const params = { id };
  const change = (next: { arms?: Arms; goalNode?: string | null }) => {
    const [first, ...others] = next.arms ?? arms;
    const rest = others.reduce((sum, { weight }) => sum - weight, 100);
    const sent = first ? [{ ...first, weight: rest }, ...others] : [];
    const body = {
      goalNode: next.goalNode === undefined ? goalNode : next.goalNode,
      arms: sent.map(({ version, weight }) => ({ version, weight })),
    };
    void run(() => browserApi().call(changeExperiment, { params, body }));
  };
  const most = (index: number) =>
    arms.reduce((room, { weight }, i) => (i === 0 || i === index ? room : room - weight), 99);
  const weigh = (index: number, typed: number) => {
    const weight = Math.round(Math.min(Math.max(typed, 1), most(index)));
    if (weight !== arms[index]?.weight)
      change({ arms: arms.map((arm, i) => (i === index ? { ...arm, weight } : arm)) });
  };
  return (
    <>
      <ol className={styles.list}>
        {arms.map((arm, index) => {
          const letter = letterOf(index);
          return (
            <ArmRow
              key={arm.version ?? 'live'}
              experiment={experiment}
              index={index}
              shown={shown}
              onShow={(version) => void run(() => show(version))}
            >
              {index > 0 && arms.length > ARMS.min && mayEdit && (
                <button
                  type="button"
                  className={buttons.button}
                  aria-label={t('experiment.removeArm', { letter })}
                  disabled={busy}
                  onClick={() => change({ arms: arms.filter((_, i) => i !== index) })}
                >
                  {t('experiment.remove')}
                </button>
              )}
              <label className={styles.weight}>
                <span>{t('experiment.weight')}</span>
                <input
                  key={arm.weight}
                  className={inputs.input}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={most(index)}
                  aria-label={t('experiment.weightOf', { letter })}
                  defaultValue={arm.weight}
                  readOnly={index === 0 || !mayEdit}
                  onBlur={({ target }) => index > 0 && weigh(index, target.valueAsNumber || arm.weight)}
                />
              </label>
            </ArmRow>
          );
        })}
      </ol>
      <GoalSelect
        value={goalNode}
        disabled={busy || !mayEdit}
        onChange={(next) => change({ goalNode: next })}
      />
      <div className={styles.actions}>
        {hasRole(role, 'publisher') ? (
          <ConfirmDialog
            trigger={
              <button type="button" className={buttons.primary} disabled={busy}>
                {t('experiment.start')}
              </button>
            }
            title={t('experiment.start')}
            text={t('experiment.startText', { path })}
            confirm={t('experiment.start')}
            cancel={t('action.cancel')}
            onConfirm={() =>
              void run(() => browserApi().call(startExperiment, { params }), t('experiment.started'))
            }
          />
        ) : (
          <ReasonedButton className={buttons.primary} reason={t('experiment.forbidden')}>
            {t('experiment.start')}
          </ReasonedButton>
        )}
        {mayEdit && (
          <ConfirmDialog
            trigger={
              <button type="button" className={buttons.button} disabled={busy}>
                {t('experiment.discard')}
              </button>
            }
            title={t('experiment.discard')}
            text={t('experiment.discardText')}
            confirm={t('experiment.discard')}
            cancel={t('action.cancel')}
            onConfirm={() => void run(() => browserApi().call(dropExperiment, { params }))}
          />
        )}
      </div>
    </>
  );
}
