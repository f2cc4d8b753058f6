import * as endpoints from '#schemas/api/invented/comments.ts';
import {
  changeComment,
  presentThread,
  removeComment,
  reply,
  setResolved,
  startThread,
  threadsOf,
} from '../../../../domain/teamwork/comments.ts';

import { route } from '../../route.ts';

export const editorCommentRoutes = [
  route(endpoints.listComments, async ({ params }, call) =>
    (await threadsOf(call, params)).map(presentThread),
  ),
  route(endpoints.startThread, async ({ params, body }, call) => ({
    id: await startThread(call, params, body),
  })),
  route(endpoints.addComment, async ({ params, body }, call) => {
    await reply(call, params.id, body.body);
    return null;
  }),
  route(endpoints.resolveThread, async ({ params, body }, call) => {
    await setResolved(call, params.id, body.resolved);
    return null;
  }),
  route(endpoints.editComment, async ({ params, body }, call) => {
    await changeComment(call, params.id, body.body);
    return null;
  }),
  route(endpoints.deleteComment, async ({ params }, call) => {
    await removeComment(call, params.id);
    return null;
  }),
];
