import { comparedGoods } from '#schemas/api/invented/catalogue.ts';
import { subjectDetail } from '#schemas/api/search.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { presentSku, presentStatistics } from '../../../../domain/catalogue/goods-histories/presenter.ts';
import { comparedOf } from '../../../../domain/search/subjects/compared.ts';
import { detailOf } from '../../../../domain/search/subjects/operations.ts';
import { presentDetail } from '../../../../domain/search/subjects/presenter.ts';
import { route } from '../../route.ts';

export const subjectRoutes = [
  route(subjectDetail, async ({ body: { subject, id, includeText } }, call) => {
    const found = await detailOf(call, { ...subject, id: subject.id ?? id });
    const detail = presentDetail(found, includeText, call);
    await tellOwnLikes(call, detail.article ? [detail.article] : []);
    return detail;
  }),
  route(comparedGoods, async ({ body }, call) =>
    (await comparedOf(call, body.keys)).map(({ key, detail, statistics, skus }) => ({
      key,
      detail: presentDetail(detail, false, call),
      statistics: presentStatistics(statistics),
      skus: skus.map((sku) => presentSku(sku, call)),
    })),
  ),
];
