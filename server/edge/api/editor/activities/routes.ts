import * as declared from '#schemas/api/invented/activity-desk.ts';
import {
  activitiesOf,
  addressesOf,
  create,
  deleteDraft,
  deliver,
  drawsOf,
  end,
  invalidate,
  saveDeskActivity,
  startDeskActivity,
  wholeDeskActivity,
} from '../../../../domain/activities/desk/operations.ts';
import {
  presentAddresses,
  presentDeskDraw,
  presentListedActivity,
  presentWhole,
} from '../../../../domain/activities/desk/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';
import type { Services } from '../../services.ts';

export const editorActivityRoutes = ({ vault }: Services) => [
  route(declared.deskActivities, async ({ query }, call) =>
    presentPage(await activitiesOf(call, query), (row) => presentListedActivity(row, call)),
  ),
  route(declared.createActivity, async ({ body }, call) => presentWhole(await create(call, body), call)),
  route(declared.deskActivity, async ({ params }, call) =>
    presentWhole(await wholeDeskActivity(call, params.id), call),
  ),
  route(declared.saveActivity, async ({ params, body }, call) =>
    presentWhole(await saveDeskActivity(call, params.id, body), call),
  ),
  route(declared.deleteActivity, async ({ params, query }, call) =>
    deleteDraft(call, params.id, query.version),
  ),
  route(declared.startActivity, async ({ params, body }, call) =>
    presentWhole(await startDeskActivity(call, params.id, body.version), call),
  ),
  route(declared.endActivity, async ({ params }, call) => presentWhole(await end(call, params.id), call)),
  route(declared.invalidateActivity, async ({ params, body }, call) =>
    presentWhole(await invalidate(call, params.id, body.reason), call),
  ),
  route(declared.activityDraws, async ({ params, query }, call) =>
    presentPage(await drawsOf(call, params.id, query), (row) => presentDeskDraw(row, call)),
  ),
  route(declared.prizeAddresses, async ({ params, body }, call) =>
    presentAddresses(await addressesOf({ ...call, vault }, params.id, body.after), call),
  ),
  route(declared.deliverPrize, async ({ params, body }, call) => deliver(call, params, body)),
];
