import { peopleMessages } from '#locales/text.ts';
import { rootReplies } from '#schemas/api/interaction.ts';
import type { SubjectDetail } from '#schemas/entities/subject.ts';
import { COMMENTS } from '#schemas/member-constants.ts';
import { Comments } from '#storefront/comments/comments.tsx';
import { MemberBar } from '#storefront/shell/member-bar.tsx';
import { pageContext, tagPage } from '../page-context.ts';

type Subject = {
  subjectType: 'CONTENT' | 'GOODS' | 'NOTE' | 'ARTICLE';
  subjectId: string;
};

/** Interactive parts of a subject's page: its buttons, and its comments as a guest sees them. */
export async function peopleParts(subject: Subject, article?: SubjectDetail['article']) {
  const { ctx, api, request } = pageContext();
  const messages = peopleMessages(ctx.lang);
  tagPage(request, [`replies:${subject.subjectType}:${subject.subjectId}`]);
  // A failure leaves the subject without its comments.
  const none = { content: [], totalElements: 0, hasNext: false };
  const body = { ...subject, subReplyCount: COMMENTS.subRepliesPerRoot };
  const first = await api.call(rootReplies, { body }, { signal: request.signal }).catch(() => none);
  const { authorId, author: name = '' } = article?.content ?? {};
  const author = authorId === undefined ? undefined : { id: authorId, name };
  return {
    actions: <MemberBar subject={subject} author={author} messages={messages} />,
    replies: first.content,
    comments: <Comments subject={subject} first={first} messages={messages} />,
  };
}
