import type { ReactNode } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { endExperiment } from '#schemas/api/invented/experiments.ts';
import type { Experiment } from '#schemas/entities/experiment.ts';
import { hasRole } from '#schemas/operator.ts';
import buttons from '../kit/button.module.css';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { ReasonedButton } from '../kit/reasoned-button.tsx';
import type { Run } from '../kit/use-action.ts';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { ArmRow } from './arm-row.tsx';
import styles from './experiments.module.css';
import { letterOf } from './letter.ts';
import { Reading } from './reading.tsx';
import type { useShownVersion } from './use-shown-version.ts';

type Props = { experiment: Experiment; busy: boolean; run: Run } & ReturnType<typeof useShownVersion>;

/** Running experiment: figures, what they say, and its end with one of the arms. */
export function Running({ experiment, busy, run, shown, show }: Props): ReactNode {
  const view = useView();
  const t = useText();
  const { id, path } = useEditor(({ page }) => page);
  const role = useEditor(({ me }) => me.role);
  const end = (arm: number) => {
    const call = () => browserApi().call(endExperiment, { params: { id }, body: { arm } });
    void run(call, t('experiment.endedWith', { letter: letterOf(arm) }));
  };
  return (
    <>
      <p>
        <strong>{t('experiment.running', { time: formatDateTime(experiment.startedAt ?? 0, view) })}</strong>{' '}
        <span className={styles.muted}>{t('experiment.locked')}</span>
      </p>
      <ol className={styles.list}>
        {experiment.arms.map((arm, index) => {
          const letter = letterOf(index);
          const title = t('experiment.end', { letter });
          return (
            <ArmRow
              key={arm.version}
              experiment={experiment}
              index={index}
              shown={shown}
              onShow={(version) => void run(() => show(version))}
            >
              {hasRole(role, 'publisher') ? (
                <ConfirmDialog
                  trigger={
                    <button type="button" className={buttons.button} disabled={busy}>
                      {title}
                    </button>
                  }
                  title={title}
                  text={t(index === 0 ? 'experiment.endWithA' : 'experiment.endText', { path, letter })}
                  confirm={title}
                  cancel={t('action.cancel')}
                  onConfirm={() => end(index)}
                />
              ) : (
                <ReasonedButton className={buttons.button} reason={t('experiment.forbidden')}>
                  {title}
                </ReasonedButton>
              )}
            </ArmRow>
          );
        })}
      </ol>
      <Reading experiment={experiment} />
      <p className={styles.muted}>{t('experiment.honest')}</p>
    </>
  );
}
