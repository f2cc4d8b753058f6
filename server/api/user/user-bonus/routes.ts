import { userShareOrder, userShareOrders } from '#schemas/api/activities.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { bonusOrdersOf, bonusSum } from './operations.ts';
import { presentBonusOrder } from './presenter.ts';

export const userBonusRoutes = [
  route(userShareOrder, async ({ body }, call) => bonusSum(call, body.activityId)),
  route(userShareOrders, async ({ body }, call) =>
    presentPage(await bonusOrdersOf(call, body), presentBonusOrder),
  ),
];
