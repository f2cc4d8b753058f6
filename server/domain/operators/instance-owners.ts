import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { audit, CONSOLE } from './audit.ts';
import { members, operators } from './schema.ts';

/**
 * Refuses callers who don't own the instance, as if the call didn't exist.
 * @throws AppError NOT_FOUND
 */
export async function requireInstanceOwner({ db, operator }: OperatorCall): Promise<void> {
  const isOne = and(eq(operators.id, operator.id), eq(operators.isInstanceOwner, true));
  if ((await db.$count(operators, isOne)) === 0) throw new AppError('NOT_FOUND');
}

/** Makes a member of the tenant an owner of the instance, or takes that back. @throws Error without such a member */
export async function setInstanceOwner(
  db: Db,
  scope: TenantScope,
  { email, isOwner }: { email: string; isOwner: boolean },
): Promise<void> {
  const inTenant = db
    .select({ id: members.userId })
    .from(members)
    .where(eq(members.organizationId, scope.tenantId));
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(operators)
      .set({ isInstanceOwner: isOwner })
      .where(and(eq(operators.email, email), inArray(operators.id, inTenant)))
      .returning({ id: operators.id });
    if (!changed) throw new Error(`No operator of ${scope.tenantId} has the address ${email}.`);
    const by = { db: tx, scope, operator: CONSOLE };
    const action = isOwner ? 'instance.grant' : 'instance.revoke';
    await audit(by, action, { type: 'operator', id: changed.id }, { email });
  });
}
