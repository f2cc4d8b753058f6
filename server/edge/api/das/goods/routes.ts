import { goodsFilters, goodsPages } from '#schemas/api/invented/catalogue.ts';
import { brandsOf, countFilters, goodsPage } from '../../../../domain/catalogue/goods/operations.ts';
import { presentFilters, presentListed } from '../../../../domain/catalogue/goods/presenter.ts';
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
    return presentPage(page, (row) => presentListed(row, places.get(row.id), call));
  }),
  route(goodsFilters, async ({ body }, call) => {
    const rows = await countFilters(call, body.query);
    const brandIds = rows.filter(({ kind }) => kind === 'brand').map(({ value }) => value);
    return presentFilters(rows, await brandsOf(call, brandIds), call);
  }),
];
