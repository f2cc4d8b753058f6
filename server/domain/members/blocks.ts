import { and, eq, inArray, or } from 'drizzle-orm';
import type { MemberCall } from '../../platform/call.ts';
import { memberBlocks } from './schema.ts';

/** Blocks between the caller and other members; blocks among others stay private. */
export function blocksBetween(
  { db, scope, member }: MemberCall,
  fromUserIds: readonly string[],
  blockedUserIds: readonly string[],
): Promise<{ fromUserId: string; blockedUserId: string }[]> {
  return db
    .select({ fromUserId: memberBlocks.memberId, blockedUserId: memberBlocks.blockedId })
    .from(memberBlocks)
    .where(
      and(
        eq(memberBlocks.tenantId, scope.tenantId),
        inArray(memberBlocks.memberId, [...fromUserIds]),
        inArray(memberBlocks.blockedId, [...blockedUserIds]),
        or(eq(memberBlocks.memberId, member.id), eq(memberBlocks.blockedId, member.id)),
      ),
    );
}
