import { priceStatistics, relationSkus } from '#schemas/api/das.ts';
import { route } from '../../route.ts';
import { skusOf, statisticsOf } from './operations.ts';
import { presentSku, presentStatistics } from './presenter.ts';

export const goodsHistoryRoutes = [
  route(priceStatistics, async ({ params, body }, call) =>
    presentStatistics(await statisticsOf(call, params.id, body)),
  ),
  route(relationSkus, async ({ params }, call) =>
    (await skusOf(call, params.id)).map((sku) => presentSku(sku, call)),
  ),
];
