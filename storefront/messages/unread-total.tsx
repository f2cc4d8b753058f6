import type { ReactNode } from 'react';
import styles from './unread-badge.module.css';
import { UnreadCount } from './unread-count.tsx';
import { useUnreadTotal } from './use-unread.ts';

/** The number of all unread messages. */
export function UnreadTotal(): ReactNode {
  return (
    <span className={styles.corner}>
      <UnreadCount count={useUnreadTotal()} />
    </span>
  );
}
