import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { presentFilters } from '../../../../domain/catalogue/filters.ts';
import { goodsFilterRows, goodsPage, presentListedGoods } from '../../../../domain/catalogue/goods.ts';

import { bestPlaces } from '../../../../domain/catalogue/item-groups/operations.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const goodsRoutes = [
  route(goodsPages, async ({ body }, call) => {
    const page = await goodsPage(call, body.query, body.sort, body.pageRequest);
    const places = await bestPlaces(
      call,
      page.content.map(({ id }) => id),
    );
    return presentPage(page, (row) => presentListedGoods(row, places.get(row.id), call));
  }),
  route(goodsFilters, async ({ body }, call) =>
    presentFilters(await goodsFilterRows(call, body.query), call),
  ),
];
