import type { ReactNode } from 'react';
import button from '../kit/button.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './notice.module.css';

/** Full screen with a message only. */
export function Notice({ title, text }: { title: string; text?: string }): ReactNode {
  const t = useText();
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
