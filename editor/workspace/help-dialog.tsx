import type { ReactNode } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import { KEYS } from '../kit/shortcuts.ts';
import { useText } from '../kit/use-text.ts';
import styles from './help-dialog.module.css';

/** Dialog with all shortcuts of the workspace. */
export function HelpDialog({ onClose }: { onClose: () => void }): ReactNode {
  const t = useText();
  return (
    <Dialog title={t('keys.title')} onClose={onClose}>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, text }) => (
          <div key={text} className={styles.key}>
            <dt>{t(text)}</dt>
            <dd>
              <kbd className={styles.kbd}>{keys}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
