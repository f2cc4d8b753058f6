import type { ReactNode } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { useView } from '#runtime/view-context.tsx';
import { sharedUses } from '#schemas/api/invented/reuse.ts';
import { callProblem } from '../kit/call-problem.ts';
import { keptName } from './kept-name.ts';
import styles from './reuse.module.css';

/** Number of pages that are named. */
const MOST = 20;

/** Number of pages that show a shared module, with links to them. */
export function SharedUses({ id }: { id: string }): ReactNode {
  const view = useView();
  const { t } = view;
  const { data, error } = useEndpoint(sharedUses, { params: { id }, query: { page: 1, size: MOST } });
  if (error) return <p className={styles.note}>{callProblem(t, error)}</p>;
  if (!data) return <p className={styles.note}>{t('list.loading')}</p>;
  const { content, totalElements } = data;
  return (
    <section className={styles.uses} data-testid="shared-uses">
      <h3 className={styles.subtitle}>
        {totalElements === 0 ? t('reuse.unused') : t('reuse.usedOn', { count: totalElements })}
      </h3>
      <ul className={styles.list}>
        {content.map((page) => (
          <li key={page.id}>
            <a className={styles.link} href={`/editor/pages/${encodeURIComponent(page.id)}`}>
              {keptName(page, view)}
            </a>
            <small className={styles.note}>
              {page.isLive ? page.path : `${page.path} · ${t('reuse.inDraft')}`}
            </small>
          </li>
        ))}
      </ul>
      {totalElements > content.length && (
        <p className={styles.note}>{t('reuse.more', { count: totalElements - content.length })}</p>
      )}
    </section>
  );
}
