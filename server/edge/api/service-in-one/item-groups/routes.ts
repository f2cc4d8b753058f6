import * as inOne from '#schemas/api/service-in-one.ts';
import {
  type Board,
  boardBy,
  boardPage,
  refPage,
} from '../../../../domain/catalogue/item-groups/operations.ts';
import { presentBoard, presentRef } from '../../../../domain/catalogue/item-groups/presenter.ts';
import { boardsWithContent, withContent } from '../../../../domain/sources/picked/board-places.ts';
import type { Call } from '../../../../platform/call.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const itemGroupRoutes = [
  route(inOne.boards, async ({ body }, call) => {
    const page = await boardPage(call, body.groupType, body.pageRequest);
    const content = await boardsWithContent(call, page.content);
    return presentPage({ ...page, content }, (board) => presentBoard(board, call));
  }),
  route(inOne.boardByCode, async ({ params, query }, call) =>
    wholeBoard(call, await boardBy(call, params, query.ignoreOnline)),
  ),
  route(inOne.board, async ({ params, query }, call) =>
    wholeBoard(call, await boardBy(call, params, query.ignoreOnline)),
  ),
  route(inOne.boardRefs, async ({ body }, call) => {
    const page = await refPage(call, body.groupId, body.pageRequest);
    const content = await withContent(call, page.content);
    return presentPage({ ...page, content }, (ref) => presentRef(ref, call));
  }),
];

async function wholeBoard(call: Call, board: Board) {
  const [whole = board] = await boardsWithContent(call, [board]);
  return presentBoard(whole, call);
}
