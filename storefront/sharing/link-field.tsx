import type { ReactNode } from 'react';
import textArea from '#ui/text-area.module.css';
import styles from './share-sheet.module.css';

/** Read-only text for copying by hand, selected on focus. */
export function LinkField({
  label,
  text,
  rows = 1,
}: {
  label: string;
  text: string;
  rows?: number;
}): ReactNode {
  return (
    <label className={styles.label}>
      {label}
      <textarea
        className={`${textArea.field} ${styles.link}`}
        rows={rows}
        value={text}
        readOnly
        data-testid="share-link"
        onFocus={({ target }) => target.select()}
      />
    </label>
  );
}
