import { and, desc, eq } from 'drizzle-orm';
import type { Passkey } from '#schemas/api/invented/passkeys.ts';
import type { MemberCall } from '../../../platform/call.ts';
import { memberPasskeys } from '../schema.ts';
import { removeWay } from '../ways.ts';

/** Limit of a member's passkeys. */
export const MOST_PASSKEYS = 10;

export type PasskeyRow = typeof memberPasskeys.$inferSelect;

/** The member's passkeys, the newest first. */
export function passkeysOf({ db, scope, member }: MemberCall): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(memberPasskeys)
    .where(and(eq(memberPasskeys.tenantId, scope.tenantId), eq(memberPasskeys.memberId, member.id)))
    .orderBy(desc(memberPasskeys.createdAt))
    .limit(MOST_PASSKEYS);
}

/** Removes a passkey of the member; the last way to sign in stays. @throws AppError LAST_WAY */
export async function removeOwnPasskey(call: MemberCall, id: string): Promise<null> {
  const { scope, member } = call;
  const isOwn = and(
    eq(memberPasskeys.tenantId, scope.tenantId),
    eq(memberPasskeys.memberId, member.id),
    eq(memberPasskeys.id, id),
  );
  return removeWay(call, { event: 'PASSKEY_REMOVED' }, async (tx) =>
    tx.delete(memberPasskeys).where(isOwn).returning({ id: memberPasskeys.id }),
  );
}

export function presentPasskey({ id, model, agent, createdAt, usedAt }: PasskeyRow): Passkey {
  return { id, model, agent, createTime: createdAt.getTime(), lastUsedTime: usedAt?.getTime() };
}
