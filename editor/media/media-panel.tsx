'use client';

import type { ReactNode } from 'react';
import { useEditor } from '../store/provider.tsx';
import { Library } from './library.tsx';
import styles from './media.module.css';

/** Panel of the rail with the tenant's pictures. */
export function MediaPanel(): ReactNode {
  const readOnly = useEditor((state) => state.readOnly);
  return (
    <div className={styles.panel}>
      <Library readOnly={readOnly} />
    </div>
  );
}
