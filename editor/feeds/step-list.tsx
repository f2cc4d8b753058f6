import type { ReactNode } from 'react';
import { useText } from '../kit/use-text.ts';
import wizard from './wizard.module.css';
import { STEPS, type Step } from './wizard-store.ts';

type Props = { step: Step; onStep: (step: Step) => void };

/** Steps of the wizard; earlier ones can be gone back to. */
export function StepList({ step, onStep }: Props): ReactNode {
  const t = useText();
  const current = STEPS.indexOf(step);
  return (
    <ol className={wizard.steps} aria-label={t('feeds.steps')}>
      {STEPS.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            className={wizard.step}
            aria-current={name === step ? 'step' : undefined}
            disabled={index > current}
            data-done={index < current}
            onClick={() => onStep(name)}
          >
            {`${index + 1}. ${t(`feeds.step.${name}`)}`}
          </button>
        </li>
      ))}
    </ol>
  );
}
