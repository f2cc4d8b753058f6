import { priceStatistics, relationSkus } from '#schemas/api/das.ts';
import { skusOf, statisticsOf } from '../../../../domain/catalogue/goods-histories/operations.ts';
import { presentSku, presentStatistics } from '../../../../domain/catalogue/goods-histories/presenter.ts';
import { route } from '../../route.ts';

export const goodsHistoryRoutes = [
  route(priceStatistics, async ({ params, body }, call) =>
    presentStatistics(await statisticsOf(call, params.id, body)),
  ),
  route(relationSkus, async ({ params }, call) =>
    (await skusOf(call, params.id)).map((sku) => presentSku(sku, call)),
  ),
];
