import {
  cancelThumbUp,
  collect,
  markPage,
  statistics,
  thumbUp,
  uncollect,
} from '#schemas/api/interaction.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import {
  addMark,
  markedRows,
  marksOf,
  presentMark,
  presentMarkStatistics,
  removeMark,
  tallies,
} from '../../../../domain/interaction/marks.ts';

import { castOf, readableReplies } from '../../../../domain/interaction/replies/operations.ts';
import { presentReply } from '../../../../domain/interaction/replies/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const markRoutes = [
  route(collect, async ({ body }, call) => addMark(call, body)),
  route(uncollect, async ({ body }, call) => removeMark(call, body)),
  route(thumbUp, async ({ body }, call) => addMark(call, body)),
  route(cancelThumbUp, async ({ body }, call) => removeMark(call, body)),
  route(markPage, async ({ body }, call) => {
    const page = await marksOf(call, body);
    const { replyIds, ...rows } = await markedRows(call, page.content);
    const found = await readableReplies(call, replyIds);
    const cast = await castOf(call, found);
    const replies = found.map((row) => presentReply(row, cast, call));
    const marks = presentPage(page, (row) => presentMark(row, { ...rows, replies }, call));
    await tellOwnLikes(
      call,
      marks.content.flatMap(({ article }) => article ?? []),
    );
    return marks;
  }),
  route(statistics, async ({ body }, call) =>
    presentMarkStatistics(body.subjects, await tallies(call, body.subjects)),
  ),
];
