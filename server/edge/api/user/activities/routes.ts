import { activityDetail } from '#schemas/api/activities.ts';
import { activityList } from '#schemas/api/invented/activities.ts';
import { listActivities, wholeActivity } from '../../../../domain/activities/shown/operations.ts';
import { presentActivities, presentActivity } from '../../../../domain/activities/shown/presenter.ts';
import { route } from '../../route.ts';

export const activityRoutes = [
  route(activityList, async ({ query }, call) => presentActivities(await listActivities(call, query), call)),
  route(activityDetail, async ({ params }, call, http) =>
    presentActivity(await wholeActivity({ ...call, ...http }, params.id), call),
  ),
];
