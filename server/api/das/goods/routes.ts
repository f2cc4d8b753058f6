import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { presentGoods } from '../../service-in-one/item-groups/presenter.ts';
import { brandsOf, countFilters, goodsPage } from './operations.ts';
import { presentFilters } from './presenter.ts';

export const goodsRoutes = [
  route(goodsPages, async ({ body }, call) =>
    presentPage(await goodsPage(call, body.query, body.sort, body.pageRequest), (row) =>
      presentGoods(row, call),
    ),
  ),
  route(goodsFilters, async ({ body }, call) => {
    const rows = await countFilters(call, body.query);
    const brandIds = rows.filter(({ kind }) => kind === 'brand').map(({ value }) => value);
    return presentFilters(rows, await brandsOf(call, brandIds), call);
  }),
];
