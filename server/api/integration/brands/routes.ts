import { brandByCode, brandDetail, brandExtend } from '#schemas/api/integration.ts';
import { route } from '../../route.ts';
import { presentBrand } from '../home-pages/presenter.ts';
import { brandBy, brandCounts } from './operations.ts';

export const brandRoutes = [
  route(brandDetail, async ({ params }, call) => presentBrand(await brandBy(call, params), call)),
  route(brandByCode, async ({ query }, call) => presentBrand(await brandBy(call, query), call)),
  route(brandExtend, ({ query }, call) => brandCounts(call, query.id)),
];
