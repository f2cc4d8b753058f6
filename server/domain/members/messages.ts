import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNull, ne, notExists, or } from 'drizzle-orm';
import { MESSAGES } from '#schemas/member-constants.ts';
import type { Call } from '../../platform/call.ts';
import type { Tx } from '../../platform/db/database.ts';
import { memberBlocks, memberMessages, members, noticeReads } from './schema.ts';

/** Content of a message; `cause` identifies the event. */
type News = Pick<
  typeof memberMessages.$inferInsert,
  'type' | 'kind' | 'cause' | 'actorId' | 'subjectType' | 'subjectId' | 'replyId' | 'reason'
>;

/** Limit of old messages to delete at once. */
const SURPLUS = 10;

/**
 * Sends a message to members, in the transaction of the event: once to each, except to the member who caused it, to
 * those who have blocked that member, and to members whose account is being closed.
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
  // Concurrent transactions for the same member delete different messages instead of waiting for each other.
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

/**
 * Deletes a member's messages, and the messages to others about the member's follows and likes, which are deleted
 * too.
 */
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
