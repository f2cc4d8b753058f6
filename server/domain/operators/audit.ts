import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { auditLog } from './schema.ts';

/** Subject of an action: its kind (`page`, `release`, `operator`, …) and its id. */
export type AuditSubject = { type: string; id: string };

/** Context of an audited action: its transaction, tenant and operator. */
export type AuditContext = {
  db: Pick<Db, 'insert'>;
  scope: Pick<TenantScope, 'tenantId'>;
  operator: { id: string; name: string };
};

/** Operator named in the audit log for the command line. */
export const CONSOLE = { id: 'console', name: 'console' } as const;

/**
 * Writes an action to the audit log. `db` is the transaction of the action itself, so that neither is stored without
 * the other: `audit({ ...call, db: tx }, 'page.publish', { type: 'page', id })`.
 */
export async function audit(
  by: AuditContext,
  action: string,
  subject: AuditSubject,
  details: Record<string, unknown> = {},
): Promise<void> {
  await by.db.insert(auditLog).values({
    tenantId: by.scope.tenantId,
    operatorId: by.operator.id,
    operatorName: by.operator.name,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    details,
  });
}
