import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { Paged } from '#schemas/api/paging.ts';
import type { followedUsers } from '#schemas/api/service-in-one.ts';
import { LIST_LENGTH } from '#schemas/constants.ts';
import { AppError } from '#schemas/errors.ts';
import type { MemberCall } from '../../platform/call.ts';
import { readPage } from '../../platform/paging.ts';
import { type MemberRow, membersByIds } from './members.ts';
import { tellMembers } from './messages.ts';
import { follows, members } from './schema.ts';

/** Follows a member. @throws AppError NOT_FOUND without such a member, and for oneself */
export async function addFollow(call: MemberCall, targetId: string): Promise<null> {
  const { db, scope, member, now } = call;
  const found = await membersByIds(call, [targetId]);
  if (!found.has(targetId) || targetId === member.id) throw new AppError('NOT_FOUND');
  const { id: memberId } = member;
  await db.transaction(async (tx) => {
    await tx
      .insert(follows)
      .values({ tenantId: scope.tenantId, memberId, targetId, createdAt: new Date(now()) })
      .onConflictDoNothing();
    await tellMembers(tx, call, [targetId], {
      type: 'follow',
      kind: 'FOLLOW',
      cause: `follow:${memberId}`,
      actorId: memberId,
      subjectType: 'USER',
      subjectId: memberId,
    });
  });
  return null;
}

export async function removeFollow({ db, scope, member }: MemberCall, targetId: string): Promise<null> {
  await db
    .delete(follows)
    .where(
      and(
        eq(follows.tenantId, scope.tenantId),
        eq(follows.memberId, member.id),
        eq(follows.targetId, targetId),
      ),
    );
  return null;
}

/** Members that the caller follows, the newest first. */
export function followedPage(
  { db, scope, member }: MemberCall,
  { targetIds, pageRequest }: EndpointInput<typeof followedUsers>['body'],
): Promise<Paged<MemberRow>> {
  const followed = db
    .select({ row: members, at: follows.createdAt })
    .from(follows)
    .innerJoin(members, and(eq(members.tenantId, follows.tenantId), eq(members.id, follows.targetId)))
    .where(
      and(
        eq(follows.tenantId, scope.tenantId),
        eq(follows.memberId, member.id),
        isNull(members.closedAt),
        targetIds && inArray(follows.targetId, targetIds),
      ),
    )
    .orderBy(desc(follows.createdAt), asc(follows.targetId));
  return readPage(pageRequest, {
    count: async () => {
      const [total] = await db
        .select({ count: sql<number>`count(*)::int` })
        .from(followed.limit(LIST_LENGTH).as('followed'));
      return total?.count ?? 0;
    },
    rows: async ({ limit, offset }) => (await followed.limit(limit).offset(offset)).map(({ row }) => row),
  });
}
