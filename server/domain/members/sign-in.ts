import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { SignIn } from '#schemas/entities/sign-in.ts';
import { AppError, type ErrorCode } from '#schemas/errors.ts';
import type { Tx } from '../../platform/db/database.ts';
import { sessionCookies } from '../../platform/session-cookies.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import type { AccountCall } from './account-call.ts';
import { openMemberSession, SESSION_MS } from './member-sessions.ts';
import { memberCredentials, memberSessions, members } from './schema.ts';

/** Limit of a member's sessions; the newest stay. */
const MOST_SESSIONS = 20;

/**
 * Signs in the member whose credentials match. They are read again under a lock, so that credentials changed or
 * removed meanwhile can't sign in. @throws AppError `refusal` without a match, ACCOUNT_DEACTIVATED
 */
export function signIn(call: AccountCall, credentials: SQL | undefined, refusal: ErrorCode): Promise<SignIn> {
  const { db, scope } = call;
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ memberId: members.id, deactivatedAt: members.deactivatedAt })
      .from(memberCredentials)
      .innerJoin(
        members,
        and(eq(members.tenantId, memberCredentials.tenantId), eq(members.id, memberCredentials.memberId)),
      )
      .where(and(eq(memberCredentials.tenantId, scope.tenantId), credentials, isNull(members.closedAt)))
      .for('update', { of: memberCredentials });
    if (!found) throw new AppError(refusal);
    if (found.deactivatedAt) throw new AppError('ACCOUNT_DEACTIVATED');
    return openSession(tx, call, found.memberId);
  });
}

/** Opens a session: browsers get cookies, the app gets the token. The member's credentials must be locked. */
export async function openSession(tx: Tx, call: AccountCall, memberId: string): Promise<SignIn> {
  const { scope, isApp, headers, setCookie, memberAuth } = call;
  const now = call.now();
  const token = await openMemberSession(tx, scope, memberId, now, headers.get('user-agent') ?? '');
  const surplus = tx
    .select({ tokenHash: memberSessions.tokenHash })
    .from(memberSessions)
    .where(ofMember(scope.tenantId, memberId))
    .orderBy(desc(memberSessions.createdAt))
    .offset(MOST_SESSIONS);
  await tx.delete(memberSessions).where(inArray(memberSessions.tokenHash, surplus));
  if (!isApp) {
    for (const line of sessionCookies(scope, token, now)) setCookie(line);
    setCookie(memberAuth.knownDevices.remember(scope, headers, deviceAccount(scope, memberId)));
  }
  return { userId: memberId, expireTime: now + SESSION_MS, ...(isApp && { token }) };
}

/** Name of a member's account on known devices. */
export const deviceAccount = ({ tenantId }: TenantScope, memberId: string) => `${tenantId} ${memberId}`;

/** Ends all sessions of a member, effective everywhere at once, because every request looks up its session. */
export async function endSessions(tx: Pick<Tx, 'delete'>, tenantId: string, memberId: string): Promise<void> {
  await tx.delete(memberSessions).where(ofMember(tenantId, memberId));
}

const ofMember = (tenantId: string, memberId: string) =>
  and(eq(memberSessions.tenantId, tenantId), eq(memberSessions.memberId, memberId));
