import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { auditEntries as endpoint } from '#schemas/api/invented/operators.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { Language } from '#schemas/languages.ts';
import type { OperatorCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { auditLog } from './schema.ts';

/**
 * Name of an entry's subject as of now: a page's address, the title of a shared module or template, a release's or
 * picture's name.
 */
const subjectName = (lang: Language) => sql<string | null>`case audit_log.subject_type
  when 'page' then (
    select case when path like '/%' then path else coalesce(
      nullif(draft -> 'meta' -> 'title' ->> ${lang}, ''),
      jsonb_path_query_first(draft, '$.meta.title.* ? (@ <> "")') #>> '{}', path) end
    from pages p where p.tenant_id = audit_log.tenant_id and p.id = audit_log.subject_id)
  when 'release' then (select name from releases r where r.tenant_id = audit_log.tenant_id and r.id = audit_log.subject_id)
  when 'media' then (select name from media_assets m where m.tenant_id = audit_log.tenant_id and m.id = audit_log.subject_id)
  end`;

export type AuditEntryRow = typeof auditLog.$inferSelect & { subjectName: string | null };

/** Audit log of the tenant, newest first; filtered by kind of subject or subject if given. */
export function auditEntries(
  { db, scope, lang }: OperatorCall,
  { subjectType, subjectId, ...pageRequest }: EndpointInput<typeof endpoint>['query'],
): Promise<Paged<AuditEntryRow>> {
  const where = and(
    eq(auditLog.tenantId, scope.tenantId),
    subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, auditLog, where),
    rows: ({ limit, offset }) =>
      db
        .select({ ...getTableColumns(auditLog), subjectName: subjectName(lang) })
        .from(auditLog)
        .where(where)
        .orderBy(desc(auditLog.id))
        .limit(limit)
        .offset(offset),
  });
}

export function presentAuditEntry(row: AuditEntryRow) {
  return {
    id: String(row.id),
    at: row.at.getTime(),
    by: row.operatorName,
    action: row.action,
    subject: {
      type: row.subjectType,
      id: row.subjectId,
      ...(row.subjectName && { name: row.subjectName }),
    },
    details: row.details,
  };
}
