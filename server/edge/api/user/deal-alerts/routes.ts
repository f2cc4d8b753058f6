import {
  addAlert,
  alertList,
  alertPreview,
  deleteAlert,
  pauseAlert,
  resumeAlert,
  updateAlert,
} from '#schemas/api/invented/deal-alerts.ts';
import {
  addDealAlert,
  alertsOf,
  changeOne,
  pauseOne,
  previewDeals,
  removeDealAlert,
} from '../../../../domain/alerts/deal-alerts/operations.ts';
import { presentAlert, presentAlerts } from '../../../../domain/alerts/deal-alerts/presenter.ts';
import { presentDeal } from '../../../../domain/catalogue/deals/presenter.ts';
import { route } from '../../route.ts';

export const dealAlertRoutes = [
  route(alertList, async (_, call) => presentAlerts(await alertsOf(call), call)),
  route(alertPreview, async ({ body }, call) =>
    (await previewDeals(call, body)).map((row) => presentDeal(row, call)),
  ),
  route(addAlert, async ({ body }, call) => presentAlert(await addDealAlert(call, body), call)),
  route(updateAlert, async ({ params, body }, call) =>
    presentAlert(await changeOne(call, params.id, body), call),
  ),
  route(pauseAlert, async ({ params }, call) => pauseOne(call, params.id, new Date(call.now()))),
  route(resumeAlert, async ({ params }, call) => pauseOne(call, params.id, null)),
  route(deleteAlert, async ({ params }, call) => removeDealAlert(call, params.id)),
];
