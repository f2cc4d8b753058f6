import { createReply, deleteReply, rootReplies, rootReply, subReplies } from '#schemas/api/interaction.ts';
import { COMMENTS } from '#schemas/member-constants.ts';
import {
  addReply,
  castOf,
  firstSubs,
  type ReplyRow,
  rootOf,
  rootPage,
  subPage,
  takeBackReply,
} from '../../../../domain/interaction/replies/operations.ts';
import { presentReply, presentRoot } from '../../../../domain/interaction/replies/presenter.ts';
import type { VisitorCall } from '../../../../platform/call.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const replyRoutes = [
  route(createReply, async ({ body }, call) => {
    const row = await addReply(call, body);
    return presentReply(row, await castOf(call, [row]), call);
  }),
  route(deleteReply, async ({ params }, call) => takeBackReply(call, params.id)),
  route(rootReply, async ({ params }, call) => {
    const [presented] = await withSubs([await rootOf(call, params.id)], COMMENTS.subRepliesPerRoot, call);
    if (!presented) throw new Error('One root in, one out');
    return presented;
  }),
  route(rootReplies, async ({ body }, call) => {
    const page = await rootPage(call, body);
    return { ...page, content: await withSubs(page.content, body.subReplyCount, call) };
  }),
  route(subReplies, async ({ body }, call) => {
    const page = await subPage(call, body);
    const cast = await castOf(call, page.content);
    return presentPage(page, (row) => presentReply(row, cast, call));
  }),
];

async function withSubs(roots: ReplyRow[], perRoot: number, call: VisitorCall) {
  const subs = await firstSubs(call, roots, perRoot);
  const cast = await castOf(call, [...roots, ...subs.map(({ row }) => row)]);
  return roots.map((root) => presentRoot(root, subs, cast, call));
}
