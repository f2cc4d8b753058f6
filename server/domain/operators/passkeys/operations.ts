import { and, desc, eq } from 'drizzle-orm';
import type { OperatorPasskey } from '#schemas/api/invented/operators.ts';
import { AppError } from '#schemas/errors.ts';
import type { OperatorCall } from '../../../platform/call.ts';
import { operatorPasskeys, operators } from '../schema.ts';
import { noteChangeIn } from '../sign-in-changes.ts';
import { isOwner } from './plugin.ts';

const LIMIT = 100;

export type OperatorPasskeyRow = typeof operatorPasskeys.$inferSelect;

/** The operator's passkeys at this shop, newest first. */
export function operatorPasskeysOf({ db, scope, operator }: OperatorCall): Promise<OperatorPasskeyRow[]> {
  return db
    .select()
    .from(operatorPasskeys)
    .where(isOwner(scope.tenantId, operator.id))
    .orderBy(desc(operatorPasskeys.createdAt))
    .limit(LIMIT);
}

/** Removes a passkey of the operator; the password stays. @throws AppError NOT_FOUND */
export async function removePasskey(call: OperatorCall, id: string): Promise<void> {
  const { scope, operator, now } = call;
  await call.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(operatorPasskeys)
      .where(and(isOwner(scope.tenantId, operator.id), eq(operatorPasskeys.id, id)))
      .returning();
    const [account] = await tx.select().from(operators).where(eq(operators.id, operator.id));
    if (!removed || !account) throw new AppError('NOT_FOUND');
    await noteChangeIn(tx, now, scope.tenantId, account, 'PASSKEY_REMOVED');
  });
}

/** A passkey in its API format. */
export function presentOperatorPasskey({
  id,
  agent,
  createdAt,
  usedAt,
}: OperatorPasskeyRow): OperatorPasskey {
  return { id, userAgent: agent, createdAt: createdAt.getTime(), lastUsedAt: usedAt?.getTime() ?? null };
}
