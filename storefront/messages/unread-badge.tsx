'use client';

import type { ReactNode } from 'react';
import styles from './unread-badge.module.css';
import { UnreadCount } from './unread-count.tsx';
import { useUnreadTotal } from './use-unread.ts';

/** How many messages wait, at the corner of what leads to them. */
export function UnreadBadge(): ReactNode {
  return (
    <span className={styles.corner}>
      <UnreadCount count={useUnreadTotal()} />
    </span>
  );
}
