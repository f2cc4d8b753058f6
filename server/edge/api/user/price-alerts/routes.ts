import { priceAlertList, removePriceAlert, setPriceAlert } from '#schemas/api/invented/price-alerts.ts';
import {
  deletePriceAlert,
  presentPriceAlert,
  presentPriceAlerts,
  priceAlertsOf,
  setOne,
} from '../../../../domain/alerts/price-alerts/operations.ts';

import { route } from '../../route.ts';

export const priceAlertRoutes = [
  route(priceAlertList, async ({ query }, call) =>
    presentPriceAlerts(await priceAlertsOf(call, query), call),
  ),
  route(setPriceAlert, async ({ params, body }, call) =>
    presentPriceAlert(await setOne(call, params.goodsId, body), call),
  ),
  route(removePriceAlert, async ({ params }, call) => deletePriceAlert(call, params.goodsId)),
];
