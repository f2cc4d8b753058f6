import { brandNavigate } from '#schemas/api/das.ts';
import { presentBrand } from '../../integration/home-pages/presenter.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { brandPage } from './operations.ts';

export const brandListRoutes = [
  route(brandNavigate, async ({ body }, call) =>
    presentPage(await brandPage(call, body.query, body.pageRequest), (brand) => presentBrand(brand, call)),
  ),
];
