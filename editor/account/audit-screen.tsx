'use client';

import { useState } from 'react';
import { useEndpoint } from '#client/use-endpoint.ts';
import { formatDateTime } from '#locales/format/date.ts';
import { useView } from '#runtime/view-context.tsx';
import { type AuditEntry, auditEntries } from '#schemas/api/invented/operators.ts';
import { type CardColumn, CardTable } from '../kit/card-table.tsx';
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
  const columns: CardColumn<AuditEntry>[] = [
    { name: t('audit.time'), cell: ({ at }) => formatDateTime(at, view) },
    { name: t('audit.who'), cell: ({ by }) => by },
    { name: t('audit.what'), cell: ({ action }) => actionText(t, action) },
    {
      name: t('audit.subject'),
      cell: ({ subject }) => (
        <span>
          {subjectText(t, subject.type)}
          <span className={styles.hint} title={subject.id}>
            {subject.name ?? subject.id}
          </span>
        </span>
      ),
    },
    { name: t('audit.details'), cell: ({ details }) => detailsText(t, details) },
  ];

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
          <CardTable
            label={t('audit.title')}
            testId="audit"
            columns={columns}
            rows={data.content}
            idOf={({ id }) => id}
          />
          <PagesLine page={page} size={SIZE} data={data} onPage={setPage} />
        </section>
      )}
    </AccountFrame>
  );
}
