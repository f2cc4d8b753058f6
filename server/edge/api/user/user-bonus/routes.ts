import { userShareOrder, userShareOrders } from '#schemas/api/activities.ts';
import { bonusOrdersOf, bonusSum, presentBonusOrder } from '../../../../domain/activities/bonuses.ts';

import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const userBonusRoutes = [
  route(userShareOrder, async ({ body }, call) => bonusSum(call, body.activityId)),
  route(userShareOrders, async ({ body }, call) =>
    presentPage(await bonusOrdersOf(call, body), presentBonusOrder),
  ),
];
