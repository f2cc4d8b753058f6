'use client';

import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import type { ViewContext } from '#runtime/context.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { pageKind } from '#schemas/page/page-kind.ts';
import { keptName } from '../reuse/kept-name.ts';
import { PageActions } from './page-actions.tsx';
import { pageStateOf } from './page-state.ts';
import styles from './page-table.module.css';

/** Table of pages with the actions on each. */
export function PageTable({
  pages,
  onChange,
}: {
  pages: readonly PageSummary[];
  onChange: () => void;
}): ReactNode {
  const view = useView();
  const { t } = view;
  return (
    <table className={styles.table} data-testid="page-table">
      <thead>
        <tr>
          <th scope="col">{t('workspace.page')}</th>
          <th scope="col">{t('workspace.filterType')}</th>
          <th scope="col">{t('workspace.filterState')}</th>
          <th scope="col">{t('workspace.edited')}</th>
          <th scope="col">{t('workspace.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {pages.map((page) => (
          <tr key={page.id} data-testid="page-row" data-id={page.id}>
            <th scope="row">
              <a href={`/editor/pages/${page.id}`} className={styles.title}>
                {keptName(page, view)}
              </a>
              {pageKind(page.path) === 'page' && <span className={styles.path}>{page.path}</span>}
            </th>
            <td>{typeText(page, t)}</td>
            <td>
              <span className={styles.pill} data-state={pageStateOf(page)}>
                {t(`workspace.status.${pageStateOf(page)}`)}
              </span>
              {page.scheduledAt !== null && (
                <small className={styles.path}>
                  {t('workspace.status.scheduledFor', { time: formatDateTime(page.scheduledAt, view) })}
                </small>
              )}
            </td>
            <td>
              {formatDateTime(page.updatedAt, view)}
              {page.editedBy && <small className={styles.path}>{page.editedBy}</small>}
            </td>
            <td>
              <PageActions page={page} onChange={onChange} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Type of a page; of a shared module or a template its kind. */
function typeText({ path, pageType }: PageSummary, t: ViewContext['t']): string {
  const kind = pageKind(path);
  return kind === 'page' ? t(`workspace.type.${pageType}`) : t(`reuse.one.${kind}`);
}
