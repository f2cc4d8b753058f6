import type { ReactNode } from 'react';
import type { Text, TextKey } from '#locales/translate.ts';
import buttons from '#ui/button.module.css';
import account from '../account/account.module.css';
import { useText } from '../kit/use-text.ts';
import styles from './content.module.css';

export type BulkResult = { id: string; name: string; error: string | null };

const REASONS: Record<string, TextKey> = {
  FORBIDDEN: 'content.bulk.failed.FORBIDDEN',
  CHECKS_FAILED: 'content.bulk.failed.CHECKS_FAILED',
  CONFLICT: 'content.bulk.failed.CONFLICT',
  NOT_FOUND: 'content.bulk.failed.NOT_FOUND',
  VALIDATION_FAILED: 'content.bulk.failed.VALIDATION_FAILED',
};

/** Why an entry stays as it was, by the code of its error. */
export const failureText = (t: Text, error: string | null): string =>
  t(REASONS[error ?? ''] ?? 'account.error.other');

/** Entries that a bulk change has left as they were, each with its reason; nothing if there are none. */
export function BulkResults({
  results,
  onClose,
}: {
  results: readonly BulkResult[];
  onClose: () => void;
}): ReactNode {
  const t = useText();
  if (results.length === 0) return null;
  return (
    <section role="alert" className={styles.problems} data-testid="bulk-results">
      <h2 className={account.heading}>{t('content.bulk.failed', { count: results.length })}</h2>
      <ul>
        {results.map(({ id, name, error }) => (
          <li key={id}>
            {name}: {failureText(t, error)}
          </li>
        ))}
      </ul>
      <button type="button" className={buttons.secondary} onClick={onClose}>
        {t('action.close')}
      </button>
    </section>
  );
}
