import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './unread-badge.module.css';

/** Maximum number shown; above it the badge shows "99+". */
const MOST = 99;

/** A number of unread messages; nothing for none. */
export function UnreadCount({ count }: { count: number }): ReactNode {
  const { t } = useView();
  if (count === 0) return null;
  return (
    <span className={styles.count} data-testid="unread">
      <span aria-hidden="true">{count > MOST ? `${MOST}+` : count}</span>
      <VisuallyHidden>{t('notifications.unread', { count })}</VisuallyHidden>
    </span>
  );
}
