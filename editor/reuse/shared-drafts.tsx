import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { sharedIds } from '#engine/shared-modules.ts';
import { useView } from '#runtime/view-context.tsx';
import { editorPages } from '#schemas/api/invented/editor-pages.ts';
import { useEditor } from '../store/provider.tsx';
import { keptName } from './kept-name.ts';
import styles from './reuse.module.css';

/** Number of shared modules that are looked through: those edited last. */
const MOST = 100;

/** Shared modules of the open page that have changes of their own to publish; nothing if none has. */
export function SharedDrafts(): ReactNode {
  const view = useView();
  const { t } = view;
  const ids = sharedIds(useEditor((state) => state.document));
  const query = { page: 1, size: MOST, archived: false, kind: 'shared' as const };
  const { data } = useEndpoint(editorPages, ids.length > 0 ? { query } : null);
  const changed = data?.content.filter(({ id, hasChanges }) => hasChanges && ids.includes(id)) ?? [];
  if (changed.length === 0) return null;
  return (
    <section className={styles.uses} data-testid="shared-drafts">
      <h3 className={styles.subtitle}>{t('reuse.drafts', { count: changed.length })}</h3>
      <p className={styles.note}>{t('reuse.draftsText')}</p>
      <ul className={styles.list}>
        {changed.map((module) => (
          <li key={module.id}>
            <a
              className={styles.link}
              href={`/editor/pages/${encodeURIComponent(module.id)}`}
              target="_blank"
              rel="noreferrer"
            >
              {keptName(module, view)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
