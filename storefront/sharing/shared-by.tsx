'use client';

import { useEffect, useState } from 'react';
import { isPreview } from '#client/preview.ts';
import { SHARE } from '#schemas/constants.ts';
import styles from './share.module.css';

/** As links of ours carry it. */
const SHARE_ID = new RegExp(`^\\w{${SHARE.idLength}}$`);

/** Says by whom this page was shared with its visitor, and tells the server that they came; `text` has a place for `{name}`. */
export function SharedBy({ text }: { text: string }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('share') ?? '';
    if (!SHARE_ID.test(id) || isPreview()) return;
    import('./arrive.ts').then(({ arrive }) => arrive(id)).then(setName, () => undefined);
  }, []);
  return (
    name !== undefined && (
      <span className={styles.by} role="status" data-testid="shared-by">
        {text.replace('{name}', () => name)}
      </span>
    )
  );
}
