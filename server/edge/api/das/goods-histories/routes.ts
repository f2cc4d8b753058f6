import { priceStatistics, relationSkus } from '#schemas/api/das.ts';
import { goodsVariants } from '#schemas/api/invented/catalogue.ts';
import { skusOf, statisticsOf, variantsOf } from '../../../../domain/catalogue/goods-histories/operations.ts';
import { presentSku, presentStatistics } from '../../../../domain/catalogue/goods-histories/presenter.ts';
import { presentGoods } from '../../../../domain/catalogue/item-groups/presenter.ts';
import { route } from '../../route.ts';

export const goodsHistoryRoutes = [
  route(priceStatistics, async ({ params, body }, call) =>
    presentStatistics(await statisticsOf(call, params.id, body)),
  ),
  route(relationSkus, async ({ params }, call) =>
    (await skusOf(call, params.id)).map((sku) => presentSku(sku, call)),
  ),
  route(goodsVariants, async ({ params }, call) =>
    (await variantsOf(call, params.id)).map((row) => presentGoods(row, call)),
  ),
];
