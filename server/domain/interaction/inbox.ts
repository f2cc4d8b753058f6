import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { EndpointInput } from '#schemas/api/endpoint.ts';
import type { readMessages, receivedMessages } from '#schemas/api/messages.ts';
import type { Paged, PageRequest } from '#schemas/api/paging.ts';
import type { Message, MessageCenter } from '#schemas/entities/message.ts';
import { MESSAGE_TYPES, type MessageType } from '#schemas/enums/message.ts';
import { MESSAGES } from '#schemas/member-constants.ts';
import type { Call, MemberCall } from '../../platform/call.ts';
import { countUpTo, readPage } from '../../platform/paging.ts';
import { textIn } from '../../platform/wire.ts';
import { membersByIds, presentMember } from '../members/members.ts';
import { memberMessages, members, noticeReads, notices } from '../members/schema.ts';
import { readableReplies } from './replies/operations.ts';
import { titlesOf } from './subjects.ts';

export type MessageRow = typeof memberMessages.$inferSelect;
export type NoticeRow = { row: typeof notices.$inferSelect; read: boolean };

const isTheirs = ({ scope, member }: MemberCall) =>
  and(eq(memberMessages.tenantId, scope.tenantId), eq(memberMessages.memberId, member.id));

export function messagePage(
  call: MemberCall,
  { type, pageRequest }: EndpointInput<typeof receivedMessages>['body'],
): Promise<Paged<MessageRow>> {
  const { db } = call;
  const where = and(isTheirs(call), eq(memberMessages.type, type));
  return readPage(pageRequest, {
    count: () => countUpTo(db, memberMessages, where),
    rows: ({ limit, offset }) =>
      db
        .select()
        .from(memberMessages)
        .where(where)
        .orderBy(desc(memberMessages.createdAt), asc(memberMessages.id))
        .limit(limit)
        .offset(offset),
  });
}

/** Notices, and whether the member has read them. */
export function noticePage(call: MemberCall, pageRequest: PageRequest): Promise<Paged<NoticeRow>> {
  const { db, scope } = call;
  const where = and(eq(notices.tenantId, scope.tenantId), lte(notices.publishedAt, new Date(call.now())));
  return readPage(pageRequest, {
    count: () => countUpTo(db, notices, where),
    rows: ({ limit, offset }) => noticesOf(call).limit(limit).offset(offset),
  });
}

/** Notices published before the member signed up count as read. */
const isRead = sql<boolean>`(${noticeReads.noticeId} is not null or ${notices.publishedAt} < ${members.createdAt})`;

function noticesOf({ db, scope: { tenantId }, member, now }: MemberCall) {
  return db
    .select({ row: notices, read: isRead.as('read') })
    .from(notices)
    .innerJoin(members, and(eq(members.tenantId, tenantId), eq(members.id, member.id)))
    .leftJoin(
      noticeReads,
      and(
        eq(noticeReads.tenantId, tenantId),
        eq(noticeReads.memberId, member.id),
        eq(noticeReads.noticeId, notices.id),
      ),
    )
    .where(and(eq(notices.tenantId, tenantId), lte(notices.publishedAt, new Date(now()))))
    .orderBy(desc(notices.publishedAt), asc(notices.id))
    .$dynamic();
}

/** Number of unread messages by type, and the newest of each type. */
export async function overview(call: MemberCall) {
  const { db } = call;
  const [counts, newest, latest] = await Promise.all([
    db
      .select({ type: memberMessages.type, unread: sql<number>`count(*)::int` })
      .from(memberMessages)
      .where(and(isTheirs(call), isNull(memberMessages.readAt)))
      .groupBy(memberMessages.type),
    db
      .selectDistinctOn([memberMessages.type])
      .from(memberMessages)
      .where(isTheirs(call))
      .orderBy(memberMessages.type, desc(memberMessages.createdAt), asc(memberMessages.id)),
    noticesOf(call).limit(MESSAGES.kept),
  ]);
  const unread: Partial<Record<MessageType, number>> = Object.fromEntries(
    counts.map((one) => [one.type, one.unread]),
  );
  unread.notice = latest.filter(({ read }) => !read).length;
  return {
    unread,
    newest,
    newestNotice: latest[0],
  };
}

/** Marks messages of the member as read; without ids all of the type. */
export async function markRead(
  call: MemberCall,
  { type, ids }: EndpointInput<typeof readMessages>['body'],
): Promise<null> {
  const { db, scope, member, now } = call;
  if (type !== 'notice') {
    const isMeant = ids && inArray(memberMessages.id, ids);
    await db
      .update(memberMessages)
      .set({ readAt: new Date(now()) })
      .where(and(isTheirs(call), eq(memberMessages.type, type), isNull(memberMessages.readAt), isMeant));
    return null;
  }
  const meant = db
    .select({
      tenantId: notices.tenantId,
      memberId: sql`${member.id}`.as('member_id'),
      noticeId: notices.id,
    })
    .from(notices)
    .where(
      and(
        eq(notices.tenantId, scope.tenantId),
        lte(notices.publishedAt, new Date(now())),
        ids && inArray(notices.id, ids),
      ),
    )
    .orderBy(desc(notices.publishedAt), asc(notices.id))
    .limit(MESSAGES.kept);
  await db.insert(noticeReads).select(meant).onConflictDoNothing();
  return null;
}

/** Members, comment texts and subjects to which messages refer, by type and id. */
export async function namedIn(call: MemberCall, rows: readonly MessageRow[]) {
  const [people, replies, subjects] = await Promise.all([
    membersByIds(
      call,
      rows.flatMap(({ actorId }) => actorId ?? []),
    ),
    readableReplies(
      call,
      rows.flatMap(({ replyId }) => replyId ?? []),
    ),
    titlesOf(call, rows),
  ]);
  return { people, subjects, texts: new Map(replies.map(({ id, content }) => [id, content])) };
}

type Named = Awaited<ReturnType<typeof namedIn>>;

/** A message in its API format, with the present names of its members and subject. */
export function presentMessage(row: MessageRow, { people, texts, subjects }: Named, call: Call): Message {
  const { id, type, kind, subjectType, subjectId, replyId } = row;
  const actor = people.get(row.actorId ?? '');
  const subject = subjects.get(`${subjectType} ${subjectId}`);
  return {
    id,
    type,
    kind,
    subjectType,
    subjectId,
    createTime: row.createdAt.getTime(),
    read: row.readAt !== null,
    user: actor && presentMember(actor),
    subjectCode: subject?.code,
    title: subject && textIn(call, subject.title),
    replyId: replyId ?? undefined,
    content: row.reason ?? texts.get(replyId ?? ''),
  };
}

export function presentNotice({ row, read }: NoticeRow, call: Call): Message {
  return {
    id: row.id,
    type: 'notice',
    kind: 'NOTICE',
    createTime: row.publishedAt.getTime(),
    read,
    title: textIn(call, row.title),
    content: textIn(call, row.content),
    link: row.link ?? undefined,
  };
}

export function presentCenter(
  { unread, newest, newestNotice }: Awaited<ReturnType<typeof overview>>,
  named: Named,
  call: Call,
): MessageCenter {
  const types = MESSAGE_TYPES.map((type) => {
    const row = newest.find((one) => one.type === type);
    const notice = type === 'notice' ? newestNotice : undefined;
    return {
      type,
      unread: unread[type] ?? 0,
      newest: notice ? presentNotice(notice, call) : row && presentMessage(row, named, call),
    };
  });
  return { unread: types.reduce((sum, type) => sum + type.unread, 0), types };
}
