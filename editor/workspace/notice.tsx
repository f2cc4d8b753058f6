import type { ReactNode } from 'react';
import { useView } from '#runtime/view-context.tsx';
import button from '../kit/button.module.css';
import styles from './notice.module.css';

/** Full screen with a message only. */
export function Notice({ title, text }: { title: string; text?: string }): ReactNode {
  const { t } = useView();
  return (
    <main className={styles.notice} data-testid="editor-notice">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      {text && (
        <a className={button.button} href="/editor">
          {t('workspace.pages')}
        </a>
      )}
    </main>
  );
}
