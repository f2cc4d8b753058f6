import type { ReactNode } from 'react';
import type { Changes } from '#engine/content/leaves.ts';
import { useView } from '#runtime/view-context.tsx';
import type { ContentType } from '#schemas/content-type/define.ts';
import styles from './entry.module.css';
import { leafName, leafText } from './leaf-text.ts';

/** Changes in words: each field and language with its value before and after. */
export function ChangeList({ type, changes }: { type: ContentType; changes: Changes }): ReactNode {
  const ctx = useView();
  return (
    <dl className={styles.changes}>
      {Object.entries(changes).map(([leaf, { from, to }]) => (
        <div key={leaf}>
          <dt>{leafName(type, leaf, ctx)}</dt>
          <dd>
            <del>{leafText(type, leaf, from, ctx)}</del> → <ins>{leafText(type, leaf, to, ctx)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
