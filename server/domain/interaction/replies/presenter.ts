import type { Reply } from '#schemas/entities/reply.ts';
import type { VisitorCall } from '../../../platform/call.ts';
import { presentMember } from '../../members/members.ts';
import type { Cast, ReplyRow } from './operations.ts';

/** A comment or a reply in its API format: plain text, and the mentioned members with their present names. */
export function presentReply(row: ReplyRow, cast: Cast, { member }: VisitorCall) {
  const person = (id: string | undefined) => {
    const found = id === undefined ? undefined : cast.people.get(id);
    return found && presentMember(found);
  };
  const isOwn = row.memberId === member?.id;
  const isHidden = row.hiddenAt !== null && !isOwn;
  const isGone = isHidden || row.deletedAt !== null;
  return {
    id: row.id,
    subjectType: row.subjectType,
    subjectId: row.subjectId,
    rootId: row.rootId ?? undefined,
    replyToId: row.replyToId ?? undefined,
    content: isGone ? undefined : row.content,
    hidden: isHidden || undefined,
    createTime: row.createdAt.getTime(),
    own: !isGone && isOwn,
    user: isGone ? undefined : person(row.memberId),
    replyToUser: person(cast.authors.get(row.replyToId ?? '')),
    meta: { atUsers: isGone ? [] : row.atUserIds.flatMap((id) => person(id) ?? []) },
  };
}

/** A comment with the first replies below it. */
export function presentRoot(
  root: ReplyRow,
  subs: readonly { row: ReplyRow; total: number }[],
  cast: Cast,
  call: VisitorCall,
): Reply {
  const own = subs.filter(({ row }) => row.rootId === root.id);
  return {
    ...presentReply(root, cast, call),
    subReplies: own.map(({ row }) => presentReply(row, cast, call)),
    subReplyCount: own[0]?.total ?? 0,
  };
}
