import { brandByCode, brandDetail, brandExtend } from '#schemas/api/integration.ts';
import { brandBy, brandCounts } from '../../../../domain/catalogue/brands.ts';
import { presentBrand } from '../../../../domain/catalogue/home-pages/presenter.ts';
import { route } from '../../route.ts';

export const brandRoutes = [
  route(brandDetail, async ({ params }, call) => presentBrand(await brandBy(call, params), call)),
  route(brandByCode, async ({ query }, call) => presentBrand(await brandBy(call, query), call)),
  route(brandExtend, ({ query }, call) => brandCounts(call, query.id)),
];
