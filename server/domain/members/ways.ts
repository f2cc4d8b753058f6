import { and, desc, eq, notInArray } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberCredentials, memberIdentities, memberPasskeys, memberSessions } from './schema.ts';
import { noteChange, type SecurityChange } from './security/notices.ts';

type Ways = typeof memberCredentials | typeof memberIdentities | typeof memberPasskeys;

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
  const { db, member } = call;
  const of = (table: Ways) => ofMember(call, table, member.id);
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

/** A member's ways to sign in other than by their contacts and password. */
export type OtherWays = {
  passkeys: (typeof memberPasskeys.$inferSelect)[];
  providers: (typeof memberIdentities.$inferSelect)['provider'][];
};

export async function otherWaysOf(call: Call, memberId: string): Promise<OtherWays> {
  const { db } = call;
  const [passkeys, identities] = await Promise.all([
    db
      .select()
      .from(memberPasskeys)
      .where(ofMember(call, memberPasskeys, memberId))
      .orderBy(desc(memberPasskeys.createdAt)),
    db
      .select()
      .from(memberIdentities)
      .where(ofMember(call, memberIdentities, memberId)),
  ]);
  return { passkeys, providers: [...new Set(identities.map(({ provider }) => provider))] };
}

/** Removes all other ways to sign in but the kept ones, and notes each. The credentials must be locked. */
export async function removeOtherWays(
  tx: Tx,
  call: Pick<MemberCall, 'scope' | 'lang' | 'now'>,
  memberId: string,
  kept: { passkeys: string[]; providers: OtherWays['providers'] },
): Promise<void> {
  const passkeys = await tx
    .delete(memberPasskeys)
    .where(and(ofMember(call, memberPasskeys, memberId), notInArray(memberPasskeys.id, kept.passkeys)))
    .returning({ id: memberPasskeys.id });
  const identities = await tx
    .delete(memberIdentities)
    .where(
      and(ofMember(call, memberIdentities, memberId), notInArray(memberIdentities.provider, kept.providers)),
    )
    .returning({ provider: memberIdentities.provider });
  for (const _ of passkeys) await noteChange(tx, call, memberId, { event: 'PASSKEY_REMOVED' });
  for (const { provider } of identities)
    await noteChange(tx, call, memberId, { event: 'LOGIN_UNLINKED', provider });
}

/**
 * Locks the member's credentials before a way to sign in is added, and requires that the session is still open: a reset
 * meanwhile has ended it. @throws AppError UNAUTHORIZED
 */
export async function lockForAnotherWay(tx: Tx, call: Pick<MemberCall, 'scope' | 'member'>): Promise<void> {
  const { scope, member } = call;
  await tx
    .select({ memberId: memberCredentials.memberId })
    .from(memberCredentials)
    .where(ofMember(call, memberCredentials, member.id))
    .for('update');
  const isSession = and(
    eq(memberSessions.tenantId, scope.tenantId),
    eq(memberSessions.tokenHash, member.tokenHash),
  );
  if ((await tx.$count(memberSessions, isSession)) === 0) throw new AppError('UNAUTHORIZED');
}

const ofMember = ({ scope }: Pick<Call, 'scope'>, table: Ways, memberId: string) =>
  and(eq(table.tenantId, scope.tenantId), eq(table.memberId, memberId));
