'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import { Icon } from '../kit/icon.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './account.module.css';
import { callProblem } from './problem-text.ts';

/** Centred card for people who aren't signed in. */
export function CardFrame({ children }: { children: ReactNode }) {
  const { tenant, lang } = useView();
  return (
    <main className={styles.middle}>
      <p className={styles.shop}>{tenant.name[lang] ?? tenant.id}</p>
      <div className={styles.card}>{children}</div>
    </main>
  );
}

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
