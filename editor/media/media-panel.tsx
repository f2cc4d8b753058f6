'use client';

import type { ReactNode } from 'react';
import { useText } from '../kit/use-text.ts';
import { useEditor } from '../store/provider.tsx';
import { Library } from './library.tsx';
import styles from './media.module.css';

/** Panel of the rail with the tenant's pictures. */
export function MediaPanel(): ReactNode {
  const t = useText();
  const readOnly = useEditor((state) => state.readOnly);
  return (
    <>
      <h2 className={styles.panelTitle}>{t('media.title')}</h2>
      <Library readOnly={readOnly} />
    </>
  );
}
