'use client';

import { useEffect, useState } from 'react';
import { isPreview } from '#client/preview.ts';
import { SHARE } from '#schemas/constants.ts';
import styles from './share.module.css';

/** Format of a share id in our links. */
const SHARE_ID = new RegExp(`^\\w{${SHARE.idLength}}$`);

/**
 * Name of the member who shared this page with its visitor, whose arrival it reports; `text` has a place for `{name}`.
 */
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
        {text.replace('{{name}}', () => name)}
      </span>
    )
  );
}
