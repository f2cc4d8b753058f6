import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { localHref, screenPath } from '../links/paths.ts';
import styles from './login-panel.module.css';

/** Terms that a new member accepts. */
export function Terms(): ReactNode {
  const ctx = useView();
  const { t } = ctx;
  return (
    <p className={styles.terms}>
      {t('signUp.terms')}{' '}
      <a href={localHref(ctx, screenPath('/user-agreement'))} target="_blank" rel="noreferrer">
        {t('signUp.agreement')}
      </a>{' '}
      {t('signUp.and')}{' '}
      <a href={localHref(ctx, screenPath('/privacy-policy'))} target="_blank" rel="noreferrer">
        {t('signUp.privacy')}
      </a>
    </p>
  );
}
