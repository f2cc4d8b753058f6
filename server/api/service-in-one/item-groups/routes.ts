import * as inOne from '#schemas/api/service-in-one.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { boardBy, boardPage, refPage } from './operations.ts';
import { presentBoard, presentRef } from './presenter.ts';

export const itemGroupRoutes = [
  route(inOne.boards, async ({ body }, call) =>
    presentPage(await boardPage(call, body.groupType, body.pageRequest), (board) =>
      presentBoard(board, call),
    ),
  ),
  route(inOne.boardByCode, async ({ params, query }, call) =>
    presentBoard(await boardBy(call, params, query.ignoreOnline), call),
  ),
  route(inOne.board, async ({ params, query }, call) =>
    presentBoard(await boardBy(call, params, query.ignoreOnline), call),
  ),
  route(inOne.boardRefs, async ({ body }, call) =>
    presentPage(await refPage(call, body.groupId, body.pageRequest), (ref) => presentRef(ref, call)),
  ),
];
