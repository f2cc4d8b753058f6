import { brandNavigate } from '#schemas/api/das.ts';
import { brandPage } from '../../../../domain/catalogue/brand-list.ts';
import { presentBrand } from '../../../../domain/catalogue/home-pages/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const brandListRoutes = [
  route(brandNavigate, async ({ body }, call) =>
    presentPage(await brandPage(call, body.query, body.pageRequest), (brand) => presentBrand(brand, call)),
  ),
];
