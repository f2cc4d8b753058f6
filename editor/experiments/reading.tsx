import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import type { Experiment } from '#schemas/entities/experiment.ts';
import { useText } from '../kit/use-text.ts';
import { letterOf } from './letter.ts';

/** Results of an experiment in plain words: a sentence for each variant after the first. */
export function Reading({ experiment: { reading, differences } }: { experiment: Experiment }): ReactNode {
  const t = useText();
  const { lang } = useView();
  if (reading !== 'read')
    return (
      <p data-testid="experiment-reading" data-state={reading}>
        {t(`experiment.${reading}`)}
      </p>
    );
  const points = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const size = (share: number) => points.format(Math.abs(share) * 100);
  return differences.map(({ low, high }, i) => {
    const letter = letterOf(i + 1);
    const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'unclear';
    const [from, to] = verdict === 'worse' ? [high, low] : [low, high];
    return (
      <p key={letter} data-testid="experiment-reading" data-state={verdict}>
        {t(`experiment.${verdict}`, { letter, low: size(from), high: size(to) })}
      </p>
    );
  });
}
