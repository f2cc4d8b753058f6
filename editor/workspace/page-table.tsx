'use client';

import { type ReactNode, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { browserApi } from '#client/browser-api.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { archivePage, duplicatePage, restorePage } from '#schemas/api/invented/editor-pages.ts';
import type { PageSummary } from '#schemas/entities/page-summary.ts';
import { hasRole } from '#schemas/operator.ts';
import { pickLocalized } from '#schemas/page/localized.ts';
import { toast } from '#ui/toast.ts';
import { useOperator } from '../account/operator.tsx';
import button from '../kit/button.module.css';
import { pageStateOf } from './page-state.ts';
import styles from './page-table.module.css';

const CALLS = { duplicate: duplicatePage, archive: archivePage, restore: restorePage } as const;

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
  const { role } = useOperator();
  const [busy, setBusy] = useState(false);

  const run = async (name: keyof typeof CALLS, { id, path }: PageSummary) => {
    setBusy(true);
    try {
      await browserApi().call(CALLS[name], { params: { id } });
      toast(t(`workspace.done.${name}`, { path }));
      onChange();
    } catch (error) {
      toast(error instanceof ApiError ? error.message : String(error), { variant: 'error' });
    } finally {
      setBusy(false);
    }
  };

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
              {hasRole(role, 'editor') && (
                <span className={styles.actions}>
                  {(page.archivedAt === null
                    ? (['duplicate', 'archive'] as const)
                    : (['restore'] as const)
                  ).map((name) => (
                    <button
                      key={name}
                      type="button"
                      className={button.button}
                      disabled={busy}
                      aria-label={t(`workspace.do.${name}`, { path: page.path })}
                      onClick={() => void run(name, page)}
                    >
                      {t(`workspace.${name}`)}
                    </button>
                  ))}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
