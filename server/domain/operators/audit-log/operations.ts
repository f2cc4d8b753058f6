import { and, desc, eq } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { auditEntries as endpoint } from '#schemas/api/invented/operators.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { auditLog } from '../schema.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Audit log of the tenant, newest first; filtered by kind of subject or subject if given. */
export function auditEntries(
  { db, scope }: OperatorCall,
  { subjectType, subjectId, ...pageRequest }: EndpointInput<typeof endpoint>['query'],
): Promise<Paged<AuditRow>> {
  const where = and(
    eq(auditLog.tenantId, scope.tenantId),
    subjectType === undefined ? undefined : eq(auditLog.subjectType, subjectType),
    subjectId === undefined ? undefined : eq(auditLog.subjectId, subjectId),
  );
  return readPage(pageRequest, {
    count: () => countUpTo(db, auditLog, where),
    rows: ({ limit, offset }) =>
      db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset),
  });
}
