import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import styles from './profile.module.css';

/** Note that a value is under review and not visible to others yet. */
export function Auditing({ of }: { of: string }): ReactNode {
  const { t } = useView();
  return (
    <p className={styles.auditing} data-testid={`auditing-${of}`}>
      <b>{t('profile.auditing')}</b> {t('profile.auditingHint')}
    </p>
  );
}
