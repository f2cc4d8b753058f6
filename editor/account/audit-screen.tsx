'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { auditEntries } from '#schemas/api/invented/operators.ts';
import { LoadState } from '../kit/load-state.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { actionText, detailsText, SUBJECT_TYPES, subjectText } from './audit-text.ts';
import { PagesLine } from './pages-line.tsx';

const SIZE = 50;

/** Audit log of the operators' actions, newest first. */
export function AuditScreen() {
  const view = useView();
  const { t } = view;
  const [subjectType, setType] = useState<(typeof SUBJECT_TYPES)[number]>();
  const [page, setPage] = useState(1);
  const query = { page, size: SIZE, ...(subjectType && { subjectType }) };
  const entries = useEndpoint(auditEntries, { query });
  const { data } = entries;

  return (
    <AccountFrame path="/editor/audit" title={t('audit.title')}>
      <label className={styles.line}>
        <span className={styles.label}>{t('audit.filter')}</span>
        <select
          className={styles.select}
          value={subjectType ?? ''}
          onChange={(event) => {
            setType(SUBJECT_TYPES.find((type) => type === event.target.value));
            setPage(1);
          }}
        >
          <option value="">{t('audit.all')}</option>
          {SUBJECT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`audit.type.${type}`)}
            </option>
          ))}
        </select>
      </label>
      <LoadState of={entries} empty={data?.content.length === 0 && t('audit.empty')} />
      {data && data.content.length > 0 && (
        <section className={styles.section}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keys */}
          <section className={styles.tableFrame} aria-label={t('audit.title')} tabIndex={0}>
            <table className={styles.table} data-testid="audit">
              <thead>
                <tr>
                  <th scope="col">{t('audit.time')}</th>
                  <th scope="col">{t('audit.who')}</th>
                  <th scope="col">{t('audit.what')}</th>
                  <th scope="col">{t('audit.subject')}</th>
                  <th scope="col">{t('audit.details')}</th>
                </tr>
              </thead>
              <tbody>
                {data.content.map((entry) => (
                  <tr key={entry.id}>
                    <td>{formatDateTime(entry.at, view)}</td>
                    <td>{entry.by}</td>
                    <td>{actionText(t, entry.action)}</td>
                    <td>
                      {subjectText(t, entry.subject.type)}
                      <span className={styles.hint} title={entry.subject.id}>
                        {entry.subject.name ?? entry.subject.id}
                      </span>
                    </td>
                    <td>{detailsText(t, entry.details)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
        </section>
      )}
    </AccountFrame>
  );
}
