import { and, eq } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberCredentials, memberIdentities, memberPasskeys } from './schema.ts';
import { noteChange, type SecurityChange } from './security/notices.ts';

/**
 * Removes one of the member's ways to sign in, and notes that as the change. `remove` gives the removed rows. The
 * credentials stay locked meanwhile, so that of two removed at once
 * the last way stays. @throws AppError LAST_WAY
 */
export async function removeWay(
  call: Pick<MemberCall, 'db' | 'scope' | 'member' | 'lang' | 'now'>,
  change: SecurityChange,
  remove: (tx: Tx) => Promise<readonly unknown[]>,
): Promise<null> {
  const { db, scope, member } = call;
  const { tenantId } = scope;
  const of = (table: typeof memberCredentials | typeof memberIdentities | typeof memberPasskeys) =>
    and(eq(table.tenantId, tenantId), eq(table.memberId, member.id));
  await db.transaction(async (tx) => {
    const [own] = await tx.select().from(memberCredentials).where(of(memberCredentials)).for('update');
    const removed = await remove(tx);
    if (removed.length > 0) await noteChange(tx, call, member.id, change);
    if (own?.email || own?.mobile) return;
    const identities = await tx.$count(memberIdentities, of(memberIdentities));
    const passkeys = await tx.$count(memberPasskeys, of(memberPasskeys));
    if (identities + passkeys === 0) throw new AppError('LAST_WAY');
  });
  return null;
}
