import { userShareOrder, userShareOrders } from '#schemas/api/activities.ts';
import { bonusOrdersOf, bonusSum } from '../../../../domain/activities/bonuses/operations.ts';
import { presentBonusOrder } from '../../../../domain/activities/bonuses/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const userBonusRoutes = [
  route(userShareOrder, async ({ body }, call) => bonusSum(call, body.activityId)),
  route(userShareOrders, async ({ body }, call) =>
    presentPage(await bonusOrdersOf(call, body), presentBonusOrder),
  ),
];
