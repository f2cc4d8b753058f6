import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import type { Db } from '../../platform/db/database.ts';
import { memberCredentials, memberSessions } from './schema.ts';

/** Time for which a sign-in or a later proof counts, ms. */
const RECENT_MS = 10 * 60_000;

type Caller = Pick<MemberCall, 'scope' | 'member' | 'now'>;

/** Whether the member has signed in to this session, or proved themselves in it, within the last ten minutes. */
export async function hasRecentProof(call: Caller & { db: Pick<Db, '$count'> }): Promise<boolean> {
  const since = new Date(call.now() - RECENT_MS);
  const isRecent = or(gt(memberSessions.createdAt, since), gt(memberSessions.provedAt, since));
  return (await call.db.$count(memberSessions, and(isCalling(call), isRecent))) > 0;
}

/** Requires a recent proof: a stolen session adds no way to sign in. @throws AppError PROOF_NEEDED */
export async function requireRecentProof(call: Caller & { db: Pick<Db, '$count'> }): Promise<void> {
  if (!(await hasRecentProof(call))) throw new AppError('PROOF_NEEDED');
}

/**
 * Requires a recent proof of a member who has no contact yet, by which a new one could be proved. @throws AppError
 * PROOF_NEEDED
 */
export async function requireProofForFirstContact(call: Caller & { db: Pick<Db, '$count'> }): Promise<void> {
  const { tenantId, memberId, email, mobile } = memberCredentials;
  const isTheirs = and(eq(tenantId, call.scope.tenantId), eq(memberId, call.member.id));
  const hasContact = or(isNotNull(email), isNotNull(mobile));
  if ((await call.db.$count(memberCredentials, and(isTheirs, hasContact))) === 0)
    await requireRecentProof(call);
}

/** Notes in the session that the member has just proved themselves. */
export async function noteProof(db: Pick<Db, 'update'>, call: Caller): Promise<void> {
  await db
    .update(memberSessions)
    .set({ provedAt: new Date(call.now()) })
    .where(isCalling(call));
}

const isCalling = ({ scope, member }: Caller) =>
  and(eq(memberSessions.tenantId, scope.tenantId), eq(memberSessions.tokenHash, member.tokenHash));
