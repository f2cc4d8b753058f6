import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { type MemberScope, memberScope } from '../../platform/member-scope.ts';
import { hasLeft, sessionCookie } from '../../platform/session-cookies.ts';
import type { TenantScope } from '../../platform/tenants/tenants.ts';
import { memberSessions, members } from './schema.ts';

export const SESSION_MS = 30 * 24 * 3_600_000;
/** Precision of a session's time of last use, milliseconds. */
const SEEN_EVERY_MS = 10 * 60_000;
const LONGEST_AGENT = 400;
/** Pattern of the tokens of `openMemberSession`; any other text is refused without a query. */
const TOKEN = /^[\w-]{43}$/;

/** The calling member, and whether a cookie proved it: browsers send cookies with requests of other sites too. */
export type Caller = { member: MemberScope; byCookie: boolean };

/**
 * Finds the calling member; undefined for a guest, an expired session or one of another tenant. A session whose
 * member signed out while offline is ended here.
 */
export type IdentifyMember = (headers: Headers, scope: TenantScope) => Promise<Caller | undefined>;

export function identifyMembers(db: Db, now: Clock['now']): IdentifyMember {
  return async (headers, { tenantId }) => {
    const { tokenHash, bearer } = tokenOf(headers);
    if (tokenHash === undefined) return undefined;
    const isSession = and(eq(memberSessions.tenantId, tenantId), eq(memberSessions.tokenHash, tokenHash));
    if (bearer === undefined && hasLeft(headers.get('cookie') ?? '')) {
      await db.delete(memberSessions).where(isSession);
      return undefined;
    }
    const [found] = await db
      .select({ id: memberSessions.memberId, usedAt: memberSessions.usedAt })
      .from(memberSessions)
      .innerJoin(members, isTheirs)
      .where(and(isSession, isOpen(now())));
    if (!found) return undefined;
    if ((found.usedAt?.getTime() ?? 0) < now() - SEEN_EVERY_MS)
      await db
        .update(memberSessions)
        .set({ usedAt: new Date(now()) })
        .where(isSession);
    return { member: memberScope({ id: found.id, tokenHash }), byCookie: bearer === undefined };
  };
}

const isTheirs = and(eq(members.tenantId, memberSessions.tenantId), eq(members.id, memberSessions.memberId));

const isOpen = (now: number) =>
  and(gt(memberSessions.expiresAt, new Date(now)), isNull(members.closedAt), isNull(members.deactivatedAt));

/** The hash of the session token that a request brings, and whether the app has sent it as a bearer token. */
function tokenOf(headers: Headers): { tokenHash: string | undefined; bearer: string | undefined } {
  const bearer = /^Bearer (.*)$/.exec(headers.get('authorization') ?? '')?.[1];
  const token = bearer ?? sessionCookie(headers);
  return { tokenHash: token !== undefined && TOKEN.test(token) ? hash(token) : undefined, bearer };
}

/** Hash of the session that a request claims, for `membersOfSessions`; undefined after signing out in this browser. */
export function claimedSession(headers: Headers): string | undefined {
  return hasLeft(headers.get('cookie') ?? '') ? undefined : tokenOf(headers).tokenHash;
}

/** Members of those of the claimed sessions that are open, by tenant and hash, such as `zest abc`. */
export async function membersOfSessions(
  db: Pick<Db, 'select'>,
  hashes: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, string>> {
  if (hashes.length === 0) return new Map();
  const { tenantId, tokenHash, memberId } = memberSessions;
  const rows = await db
    .select({ tenantId, tokenHash, memberId })
    .from(memberSessions)
    .innerJoin(members, isTheirs)
    .where(and(inArray(tokenHash, [...hashes]), isOpen(now)));
  return new Map(rows.map((row) => [`${row.tenantId} ${row.tokenHash}`, row.memberId]));
}

/** Signs a member in and gives the session's token, valid for 30 days. Only its hash is stored. */
export async function openMemberSession(
  db: Pick<Db, 'insert'>,
  { tenantId }: TenantScope,
  memberId: string,
  now: number,
  agent = '',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now + SESSION_MS);
  await db.insert(memberSessions).values({
    tenantId,
    memberId,
    tokenHash: hash(token),
    createdAt: new Date(now),
    expiresAt,
    agent: agent.slice(0, LONGEST_AGENT),
  });
  return token;
}

const hash = (token: string) => createHash('sha256').update(token).digest('hex');
