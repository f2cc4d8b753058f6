import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import styles from './profile.module.css';

/** Says that others don't see the value yet. */
export function Auditing({ of }: { of: string }): ReactNode {
  const { t } = useView();
  return (
    <p className={styles.auditing} data-testid={`auditing-${of}`}>
      <b>{t('profile.auditing')}</b> {t('profile.auditingHint')}
    </p>
  );
}
