import * as inOne from '#schemas/api/service-in-one.ts';
import { boardBy, boardPage, refPage } from '../../../../domain/catalogue/item-groups/operations.ts';
import { presentBoard, presentRef } from '../../../../domain/catalogue/item-groups/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

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
