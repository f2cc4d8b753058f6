import { activityDetail } from '#schemas/api/activities.ts';
import { activityList } from '#schemas/api/invented/activities.ts';
import { route } from '../../route.ts';
import { listActivities, wholeActivity } from './operations.ts';
import { presentActivities, presentActivity } from './presenter.ts';

export const activityRoutes = [
  route(activityList, async ({ query }, call) => presentActivities(await listActivities(call, query), call)),
  route(activityDetail, async ({ params }, call) =>
    presentActivity(await wholeActivity(call, params.id), call),
  ),
];
