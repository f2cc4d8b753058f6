import { browserApi } from '#client/browser-api.ts';
import type { CallOptions, EndpointArgs } from '#schemas/api/endpoint.ts';
import { createReply, deleteReply, rootReplies, rootReply, subReplies } from '#schemas/api/interaction.ts';
import { searchUsers } from '#schemas/api/user.ts';
import { COMMENTS } from '#schemas/member-constants.ts';

export type CommentBody = EndpointArgs<typeof createReply>['body'];
export type CommentSubject = Pick<CommentBody, 'subjectType' | 'subjectId'>;

/** Number of members offered while a name is typed. */
const OFFERED = 5;

/** Page of a subject's comments, each with its first replies. @throws ApiError */
export const commentPage = (subject: CommentSubject, page: number, options?: CallOptions) =>
  browserApi().call(
    rootReplies,
    { body: { ...subject, subReplyCount: COMMENTS.subRepliesPerRoot, pageRequest: { page } } },
    options,
  );

/** Comment with this id, or the parent of the reply with this id; it may be deleted. @throws ApiError */
export const commentAbove = (id: string) =>
  browserApi().call(rootReply, { params: { id } }, { silent: true });

/** A page of the replies below a comment. @throws ApiError */
export const replyPage = (rootId: string, page: number) =>
  browserApi().call(subReplies, { body: { rootId, page, pageSize: COMMENTS.subPageSize } });

/** Sends a comment; the form shows a failure. @throws ApiError */
export const sendComment = (body: CommentBody) => browserApi().call(createReply, { body }, { silent: true });

/** @throws ApiError */
export const deleteComment = (id: string) => browserApi().call(deleteReply, { params: { id } });

/** Members whose name starts with the keyword. @throws ApiError */
export async function membersNamed(keyword: string) {
  const body = { keyword, pageRequest: { size: OFFERED } };
  return (await browserApi().call(searchUsers, { body }, { silent: true })).content;
}
