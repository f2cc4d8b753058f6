import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { createReply, rootReplies, subReplies } from '#schemas/api/interaction.ts';
import type { Paged } from '#schemas/api/paging.ts';
import { AppError } from '#schemas/errors.ts';
import type { Call, MemberCall, VisitorCall } from '../../../platform/call.ts';
import { countUpTo, readPage } from '../../../platform/paging.ts';
import { type MemberRow, membersByIds } from '../../members/members.ts';
import { tellMembers } from '../../members/messages.ts';
import { replies } from '../../members/schema.ts';
import { isReadable } from '../readable-replies.ts';
import { authorsOf, subjectExists } from '../subjects.ts';

export type ReplyRow = typeof replies.$inferSelect;
/** Members named by replies, by id, without closed accounts, and the authors of the replies that are answered. */
export type Cast = { people: ReadonlyMap<string, MemberRow>; authors: ReadonlyMap<string, string> };

/** Stores a comment or reply. @throws AppError NOT_FOUND without such a subject or such a reply to answer */
export async function addReply(
  call: MemberCall,
  { meta, replyToId, ...given }: EndpointInput<typeof createReply>['body'],
): Promise<ReplyRow> {
  const { db, scope, member, now, purge } = call;
  if (!(await subjectExists(call, given))) throw new AppError('NOT_FOUND');
  const answered = replyToId === undefined ? undefined : await readableReply(call, replyToId);
  if (answered && (answered.subjectId !== given.subjectId || answered.subjectType !== given.subjectType))
    throw new AppError('NOT_FOUND');
  const known = await membersByIds(call, meta.atUserIds);
  const isContent = given.subjectType === 'NOTE' || given.subjectType === 'ARTICLE';
  const authors = isContent ? await authorsOf(call, given.subjectId) : [];
  const row = await db.transaction(async (tx) => {
    const [added] = await tx
      .insert(replies)
      .values({
        ...given,
        tenantId: scope.tenantId,
        id: randomUUID(),
        memberId: member.id,
        rootId: answered ? (answered.rootId ?? answered.id) : null,
        replyToId: replyToId ?? null,
        atUserIds: [...known.keys()],
        createdAt: new Date(now()),
      })
      .returning();
    if (!added) throw new Error('An insert returns its row');
    const { id, memberId: actorId, subjectType, subjectId, atUserIds } = added;
    // A member with several roles gets only the first message: a cause notifies nobody twice.
    const hearers = { REPLY: answered ? [answered.memberId] : [], MENTION: atUserIds, COMMENT: authors };
    for (const kind of ['REPLY', 'MENTION', 'COMMENT'] as const)
      await tellMembers(tx, call, hearers[kind], {
        type: 'comment',
        kind,
        cause: `reply:${id}`,
        actorId,
        subjectType,
        subjectId,
        replyId: id,
      });
    return added;
  });
  await purge([repliesTag(row)]);
  return row;
}

/** Deletes a comment of the member's own. @throws AppError NOT_FOUND */
export async function takeBackReply(
  { db, scope, member, now, purge }: MemberCall,
  id: string,
): Promise<null> {
  const [row] = await db
    .update(replies)
    .set({ deletedAt: new Date(now()), content: '' })
    .where(
      and(
        eq(replies.tenantId, scope.tenantId),
        eq(replies.id, id),
        eq(replies.memberId, member.id),
        isNull(replies.deletedAt),
      ),
    )
    .returning();
  if (!row) throw new AppError('NOT_FOUND');
  await purge([repliesTag(row)]);
  return null;
}

/** Cache tag of pages that show a subject's comments. */
export const repliesTag = ({ subjectType, subjectId }: ReplyRow) => `replies:${subjectType}:${subjectId}`;

/** The comment with this id, or above the reply with this id. @throws AppError NOT_FOUND */
export async function rootOf(call: VisitorCall, id: string): Promise<ReplyRow> {
  const found = await readableReply(call, id);
  return found.rootId === null ? found : await replyBy(call, eq(replies.id, found.rootId));
}

/**
 * Comments on a subject, the newest first. A deleted or hidden comment keeps its place while it has readable replies.
 */
export function rootPage(
  call: VisitorCall,
  query: EndpointInput<typeof rootReplies>['body'],
): Promise<Paged<ReplyRow>> {
  const { tenantId } = call.scope;
  const sub = alias(replies, 'sub');
  const subs = call.db
    .select({ one: sql`1` })
    .from(sub)
    .where(and(eq(sub.tenantId, tenantId), eq(sub.rootId, replies.id), isReadable(call, sub)));
  const where = and(
    eq(replies.tenantId, tenantId),
    eq(replies.subjectType, query.subjectType),
    eq(replies.subjectId, query.subjectId),
    isNull(replies.rootId),
    or(isReadable(call), exists(subs)),
  );
  return readReplies(call, where, query.pageRequest, [desc(replies.createdAt), asc(replies.id)]);
}

export function subPage(
  call: VisitorCall,
  { rootId, page, pageSize }: EndpointInput<typeof subReplies>['body'],
): Promise<Paged<ReplyRow>> {
  const where = and(eq(replies.tenantId, call.scope.tenantId), eq(replies.rootId, rootId), isReadable(call));
  return readReplies(call, where, { page, size: pageSize }, [asc(replies.createdAt), asc(replies.id)]);
}

function readReplies(
  { db }: Call,
  where: SQL | undefined,
  request: { page: number; size: number },
  order: SQL[],
) {
  return readPage(request, {
    count: () => countUpTo(db, replies, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(replies)
        .where(where)
        .orderBy(...order)
        .limit(limit)
        .offset(offset),
  });
}

/** The first replies below each comment, and their number. */
export async function firstSubs(
  call: VisitorCall,
  roots: readonly ReplyRow[],
  perRoot: number,
): Promise<{ row: ReplyRow; total: number }[]> {
  const { db, scope } = call;
  const { tenantId } = scope;
  if (roots.length === 0) return [];
  const ranked = db.$with('ranked').as(
    db
      .select({
        id: replies.id,
        place:
          sql<number>`row_number() over (partition by ${replies.rootId} order by ${replies.createdAt}, ${replies.id})::int`.as(
            'place',
          ),
        total: sql<number>`count(*) over (partition by ${replies.rootId})::int`.as('total'),
      })
      .from(replies)
      .where(
        and(
          eq(replies.tenantId, tenantId),
          inArray(
            replies.rootId,
            roots.map(({ id }) => id),
          ),
          isReadable(call),
        ),
      ),
  );
  return db
    .with(ranked)
    .select({ row: replies, total: ranked.total })
    .from(ranked)
    .innerJoin(replies, and(eq(replies.tenantId, tenantId), eq(replies.id, ranked.id)))
    .where(sql`${ranked.place} <= ${perRoot}`)
    .orderBy(asc(replies.createdAt), asc(replies.id));
}

/** The replies with these ids that the member or guest may read. */
export function readableReplies(call: VisitorCall, ids: readonly string[]): Promise<ReplyRow[]> {
  return call.db
    .select()
    .from(replies)
    .where(and(eq(replies.tenantId, call.scope.tenantId), inArray(replies.id, [...ids]), isReadable(call)));
}

async function readableReply(call: VisitorCall, id: string): Promise<ReplyRow> {
  return replyBy(call, and(eq(replies.id, id), isReadable(call)));
}

async function replyBy({ db, scope }: Call, where: SQL | undefined): Promise<ReplyRow> {
  const [row] = await db
    .select()
    .from(replies)
    .where(and(eq(replies.tenantId, scope.tenantId), where));
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** All members named by these replies. */
export async function castOf(call: VisitorCall, rows: readonly ReplyRow[]): Promise<Cast> {
  const answered = rows.flatMap(({ replyToId, rootId }) =>
    replyToId === null || replyToId === rootId ? [] : [replyToId],
  );
  const authors = new Map(
    (await readableReplies(call, answered)).map(({ id, memberId }) => [id, memberId] as const),
  );
  const ids = rows.flatMap(({ memberId, atUserIds }) => [memberId, ...atUserIds]);
  return { authors, people: await membersByIds(call, [...ids, ...authors.values()]) };
}
