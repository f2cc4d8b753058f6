'use client';

import type { ReactNode } from 'react';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
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
  const { t, lang, tenant } = view;
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
                {pickLocalized(page.title, lang, tenant.defaultLanguage) || page.path}
              </a>
              <span className={styles.path}>{page.path}</span>
            </th>
            <td>{t(`workspace.type.${page.pageType}`)}</td>
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
