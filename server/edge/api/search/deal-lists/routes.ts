import { dealFilters, dealPages } from '#schemas/api/invented/catalogue.ts';
import { dealFilterRows, filteredDeals } from '../../../../domain/catalogue/deals/lists.ts';
import { presentDeals } from '../../../../domain/catalogue/deals/presenter.ts';
import { presentFilters } from '../../../../domain/catalogue/filters.ts';
import { route } from '../../route.ts';

export const dealListRoutes = [
  route(dealPages, async ({ body: { list, ...wanted } }, call) =>
    presentDeals(await filteredDeals(call, list, wanted), call),
  ),
  route(dealFilters, async ({ body: { list, query } }, call) =>
    presentFilters(await dealFilterRows(call, list, query), call),
  ),
];
