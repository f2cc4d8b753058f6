'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import styles from './account.module.css';

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
