import type { ViewContext } from '#runtime/context.ts';
import type { ActivitySummary } from '#schemas/entities/activity.ts';
import { hasKey } from '#schemas/typed-object.ts';
import styles from './chip.module.css';

const TONES = { COMING_SOON: 'info', RUNNING: 'good', ENDED: 'over', INVALID: 'warning' } as const;

type Props = { ctx: Pick<ViewContext, 't'>; state: ActivitySummary['state'] };

/** State of an activity as a chip; nothing for a state that this version doesn't know. */
export function ActivityState({ ctx: { t }, state }: Props) {
  if (!hasKey(TONES, state)) return null;
  return (
    <span className={styles.chip} data-tone={TONES[state]}>
      {t(`activities.state.${state}`)}
    </span>
  );
}
