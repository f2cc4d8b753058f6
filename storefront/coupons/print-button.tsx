'use client';

import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import buttons from '#ui/button.module.css';
import styles from './print-button.module.css';

/** Opens the browser's print dialog. */
export function PrintButton(): ReactNode {
  const { t } = useView();
  return (
    <button
      type="button"
      className={`${buttons.primary} ${styles.button}`}
      data-testid="print"
      onClick={() => window.print()}
    >
      {t('action.print')}
    </button>
  );
}
