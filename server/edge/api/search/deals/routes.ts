import { dealsByBrand } from '#schemas/api/invented/catalogue.ts';
import * as search from '#schemas/api/search.ts';
import {
  dailySpecials,
  dealsOfBrand,
  labelsInUse,
  newestDeals,
  recommendedDeals,
} from '../../../../domain/catalogue/deals/operations.ts';
import { presentDeals } from '../../../../domain/catalogue/deals/presenter.ts';
import { route } from '../../route.ts';

export const dealRoutes = [
  route(search.dealFeed, async ({ query: { label, ...request } }, call) =>
    presentDeals(await newestDeals(call, request, label), call),
  ),
  route(search.recommendLabels, async (_, call) =>
    (await labelsInUse(call)).map((labelCode) => ({ labelCode })),
  ),
  route(search.recommendedDeals, async ({ body }, call) =>
    presentDeals(await recommendedDeals(call, body.pageRequest, body.labelCodes), call),
  ),
  route(search.activityDeals, async ({ body }, call) =>
    presentDeals(await recommendedDeals(call, body.pageRequest), call),
  ),
  route(search.dailySpecialDeals, async ({ body }, call) =>
    presentDeals(await dailySpecials(call, body.pageRequest), call),
  ),
  route(dealsByBrand, async ({ body }, call) =>
    presentDeals(await dealsOfBrand(call, body.brandId, body.pageRequest), call),
  ),
];
