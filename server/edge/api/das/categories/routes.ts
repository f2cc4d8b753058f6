import { goodsCategories } from '#schemas/api/das.ts';
import { listClassifications } from '../../../../domain/catalogue/classifications/operations.ts';
import { presentClassifications } from '../../../../domain/catalogue/classifications/presenter.ts';
import { route } from '../../route.ts';

export const categoryRoutes = [
  route(goodsCategories, async (_, call) =>
    presentClassifications(await listClassifications(call, { type: 'GOODS' }), call),
  ),
];
