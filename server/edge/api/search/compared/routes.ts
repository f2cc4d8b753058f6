import { comparedGoods } from '#schemas/api/invented/catalogue.ts';
import { presentSku, presentStatistics } from '../../../../domain/catalogue/goods-histories/presenter.ts';
import { comparedOf } from '../../../../domain/search/subjects/compared.ts';
import { presentDetail } from '../../../../domain/search/subjects/presenter.ts';
import { route } from '../../route.ts';

export const comparedRoutes = [
  route(comparedGoods, async ({ body }, call) =>
    (await comparedOf(call, body.keys)).map(({ key, detail, statistics, skus }) => ({
      key,
      detail: presentDetail(detail, false, call),
      statistics: presentStatistics(statistics),
      skus: skus.map((sku) => presentSku(sku, call)),
    })),
  ),
];
