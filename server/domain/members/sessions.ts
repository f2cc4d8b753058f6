import { createHash } from 'node:crypto';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { MemberSession } from '#schemas/api/invented/member-sessions.ts';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import { memberSessions } from './schema.ts';

export type SessionRow = typeof memberSessions.$inferSelect;

/** Valid sessions of the member, twenty at most. */
export function sessionsOf(call: MemberCall): Promise<SessionRow[]> {
  const isOpen = gt(memberSessions.expiresAt, new Date(call.now()));
  return call.db
    .select()
    .from(memberSessions)
    .where(and(ofMember(call), isOpen));
}

/** Public id of a session, from which neither the token nor its stored hash can be derived. */
export function sessionId({ tokenHash }: Pick<SessionRow, 'tokenHash'>): string {
  return createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 24);
}

/** Ends a session of the member. @throws AppError NOT_FOUND for any other id */
export async function endSession(call: MemberCall, id: string): Promise<null> {
  const ended = (await sessionsOf(call)).filter((row) => sessionId(row) === id);
  if (ended.length === 0) throw new AppError('NOT_FOUND');
  const hashes = ended.map(({ tokenHash }) => tokenHash);
  await call.db.delete(memberSessions).where(and(ofMember(call), inArray(memberSessions.tokenHash, hashes)));
  return null;
}

export async function endOthers(call: MemberCall): Promise<null> {
  await call.db
    .delete(memberSessions)
    .where(and(ofMember(call), ne(memberSessions.tokenHash, call.member.tokenHash)));
  return null;
}

const ofMember = ({ scope, member }: MemberCall) =>
  and(eq(memberSessions.tenantId, scope.tenantId), eq(memberSessions.memberId, member.id));

/** The calling session first, then the others, the last used first. */
export function presentSessions(rows: readonly SessionRow[], { member }: MemberCall): MemberSession[] {
  return rows
    .map((row) => ({
      id: sessionId(row),
      agent: row.agent,
      createTime: row.createdAt.getTime(),
      lastUsedTime: row.usedAt?.getTime(),
      isCurrent: row.tokenHash === member.tokenHash,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent) || timeOf(b) - timeOf(a));
}

const timeOf = ({ lastUsedTime, createTime }: MemberSession) => lastUsedTime ?? createTime;
