import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Experiment } from '#schemas/entities/experiment.ts';
import buttons from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import styles from './experiments.module.css';
import { letterOf } from './letter.ts';

type Props = {
  experiment: Experiment;
  /** Index of the arm. */
  index: number;
  shown: number | undefined;
  /** Shows a version on the canvas; undefined is the draft. */
  onShow: (version: number | undefined) => void;
  children?: ReactNode;
};

/** One arm: its version and figures, a button that shows it on the canvas, and its other controls. */
export function ArmRow({ experiment, index, shown, onShow, children }: Props): ReactNode {
  const t = useText();
  const live = useEditor(({ page }) => page.publishedVersion);
  const arm = experiment.arms[index];
  if (!arm) return null;
  const letter = letterOf(index);
  const version = arm.version ?? live;
  const isShown = version !== null && shown === version;
  return (
    <li className={styles.arm} data-testid="experiment-arm" data-id={letter}>
      <p>
        <strong>{t('experiment.arm', { letter })}</strong>{' '}
        <span className={styles.muted}>
          {index === 0 && experiment.state !== 'ended'
            ? t('experiment.live')
            : t('experiment.version', { version: arm.version ?? 0 })}
          {experiment.state !== 'draft' && ` · ${arm.weight}%`}
        </span>
      </p>
      {experiment.state !== 'draft' && <Figures experiment={experiment} arm={arm} />}
      <div className={styles.actions}>
        {version !== null && experiment.state !== 'ended' && (
          <button
            type="button"
            className={buttons.button}
            onClick={() => onShow(isShown ? undefined : version)}
          >
            {t(isShown ? 'experiment.back' : 'experiment.show')}
          </button>
        )}
        {children}
      </div>
    </li>
  );
}

/** Visitors of an arm and, where the split can be trusted, how many reached the goal. */
function Figures({
  experiment: { reading },
  arm: { visitors, goals },
}: {
  experiment: Experiment;
  arm: Experiment['arms'][number];
}): ReactNode {
  const t = useText();
  const { lang } = useView();
  const number = new Intl.NumberFormat(lang);
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <p>
      {t('experiment.visitors', { count: visitors, number: number.format(visitors) })}
      {reading !== 'mismatch' && visitors > 0 && (
        <>
          {' '}
          ·{' '}
          {t('experiment.goals', {
            count: goals,
            number: number.format(goals),
            share: percent.format(goals / visitors),
          })}
        </>
      )}
    </p>
  );
}
