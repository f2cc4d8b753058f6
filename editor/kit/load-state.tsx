import type { ReactNode } from 'react';
import styles from './load-state.module.css';
import { Loading, Problem } from './problem.tsx';

type Props = {
  /** Request whose data the screen shows. */
  of: { data?: unknown; error?: unknown; mutate: () => Promise<unknown> };
  /** Text for loaded data with nothing in it; false otherwise. */
  empty?: string | false | undefined;
  /** Button or link that leads on from there. */
  action?: ReactNode;
};

/** Place of data that can't be shown: it is loading, has failed and can be retried, or is empty. */
export function LoadState({ of: { data, error, mutate }, empty, action }: Props) {
  if (error) return <Problem error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <Loading />;
  if (!empty) return null;
  return (
    <div className={styles.empty}>
      <p role="status">{empty}</p>
      {action}
    </div>
  );
}
