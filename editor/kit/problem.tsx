import type { ReactNode } from 'react';
import buttons from '#ui/button.module.css';
import { callProblem } from './call-problem.ts';
import { Icon } from './icon.tsx';
import styles from './problem.module.css';
import { useText } from './use-text.ts';

/** Says that data is loading. */
export function Loading() {
  const t = useText();
  return <p role="status">{t('account.loading')}</p>;
}

/** Error message, announced at once. */
export function ErrorText({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.error}>
      {children ? (
        <>
          <Icon name="warning" size={16} /> <span>{children}</span>
        </>
      ) : null}
    </p>
  );
}

/** Error of a screen whose data failed to load, with a retry button. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  return (
    <div className={styles.stack}>
      <ErrorText>{callProblem(t, error)}</ErrorText>
      <button type="button" className={buttons.secondary} onClick={onRetry}>
        {t('account.retry')}
      </button>
    </div>
  );
}
