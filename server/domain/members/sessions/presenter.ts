import type { MemberSession } from '#schemas/api/invented/member-sessions.ts';
import type { MemberCall } from '../../../platform/call.ts';
import { type SessionRow, sessionId } from './operations.ts';

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
