import { CopyButton } from '../account/copy-button.tsx';
import { useText } from '../kit/use-text.ts';
import styles from './connections.module.css';

/** A secret right after it was made: it is shown this once. */
export function SecretOnce({ secret }: { secret: string }) {
  const t = useText();
  return (
    <div role="status" className={styles.secret} data-testid="secret">
      <p>{t('connections.once')}</p>
      <code>{secret}</code>
      <CopyButton text={secret} label={t('action.copy')} />
    </div>
  );
}
