import type { Message, MessageCenter } from '#schemas/entities/message.ts';
import { MESSAGE_TYPES } from '#schemas/enums/message.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { presentMember } from '../../members/members.ts';
import type { MessageRow, NoticeRow, namedIn, overview } from './operations.ts';

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
