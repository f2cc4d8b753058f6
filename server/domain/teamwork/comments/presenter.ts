import type { CommentThread } from '#schemas/entities/comment.ts';
import { LANGUAGES } from '#schemas/languages.ts';
import type { CommentRow, ThreadRow } from './operations.ts';

/** A thread in its API format. */
export function presentThread({ comments, lang, resolvedAt, ...thread }: ThreadRow): CommentThread {
  const { id, nodeId, field, quote, resolvedBy } = thread;
  return {
    id,
    nodeId,
    field,
    lang: LANGUAGES.find((each) => each === lang) ?? null,
    quote,
    resolvedAt: resolvedAt?.getTime() ?? null,
    resolvedBy,
    comments: comments.map(presentComment),
  };
}

function presentComment({ id, operatorId, operatorName, body, at, editedAt }: CommentRow) {
  return { id, operatorId, operatorName, body, at: at.getTime(), editedAt: editedAt?.getTime() ?? null };
}
