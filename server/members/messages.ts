import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { MESSAGES } from '#schemas/member-constants.ts';
import type { Call } from '../api/route.ts';
import type { Tx } from '../db/database.ts';
import { memberBlocks, memberMessages, members, noticeReads } from '../db/member-schema.ts';

/** What has happened; `cause` names it. */
type News = Pick<
  typeof memberMessages.$inferInsert,
  'type' | 'kind' | 'cause' | 'actorId' | 'subjectType' | 'subjectId' | 'replyId' | 'reason'
>;

/** So many more than are kept may go at once. */
const SURPLUS = 10;

/**
 * Tells members of something, in the transaction in which it happens: each of them once, nobody of what they have done
 * themselves, nor of what somebody has whom they have blocked. Who closes the account at the same time gets no message.
 */
export async function tellMembers(
  tx: Tx,
  { scope: { tenantId }, now }: { scope: Pick<Call['scope'], 'tenantId'>; now: Call['now'] },
  memberIds: readonly string[],
  news: News,
): Promise<void> {
  const { actorId } = news;
  const blocked = tx
    .select()
    .from(memberBlocks)
    .where(
      and(
        eq(memberBlocks.tenantId, tenantId),
        eq(memberBlocks.memberId, members.id),
        eq(memberBlocks.blockedId, actorId ?? ''),
      ),
    );
  const told = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.tenantId, tenantId),
        inArray(members.id, [...memberIds]),
        ne(members.id, actorId ?? ''),
        isNull(members.closedAt),
        notExists(blocked),
      ),
    )
    .for('share');
  if (told.length === 0) return;
  const createdAt = new Date(now());
  await tx
    .insert(memberMessages)
    .values(told.map(({ id }) => ({ ...news, tenantId, id: randomUUID(), memberId: id, createdAt })))
    .onConflictDoNothing();
  for (const { id } of told) await forgetOldest(tx, tenantId, id);
}

async function forgetOldest(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  const isTheirs = and(eq(memberMessages.tenantId, tenantId), eq(memberMessages.memberId, memberId));
  // Two that tell the same member forget different ones rather than wait for each other.
  const oldest = tx
    .select({ id: memberMessages.id })
    .from(memberMessages)
    .where(isTheirs)
    .orderBy(desc(memberMessages.createdAt), asc(memberMessages.id))
    .offset(MESSAGES.kept)
    .limit(SURPLUS)
    .for('update', { skipLocked: true });
  await tx.delete(memberMessages).where(and(isTheirs, inArray(memberMessages.id, oldest)));
}

/** What a member was told, and what others were about them alone: their follows and likes are gone too. */
export async function forgetMessagesOf(tx: Tx, tenantId: string, memberId: string): Promise<void> {
  const { actorId, type } = memberMessages;
  await tx
    .delete(memberMessages)
    .where(
      and(
        eq(memberMessages.tenantId, tenantId),
        or(
          eq(memberMessages.memberId, memberId),
          and(eq(actorId, memberId), inArray(type, ['follow', 'like'])),
        ),
      ),
    );
  await tx
    .delete(noticeReads)
    .where(and(eq(noticeReads.tenantId, tenantId), eq(noticeReads.memberId, memberId)));
}
