import { dealModules, dealsByModule } from '#schemas/api/search.ts';
import { dealsOfModule, modulesWithDeals, presentModule } from '../../../../domain/catalogue/deal-modules.ts';

import { presentDeals } from '../../../../domain/catalogue/deals/presenter.ts';
import { route } from '../../route.ts';

export const dealModuleRoutes = [
  route(dealModules, async (_, call) =>
    (await modulesWithDeals(call)).map((module) => presentModule(module, call)),
  ),
  route(dealsByModule, async ({ body }, call) =>
    presentDeals(await dealsOfModule(call, body.moduleId, body.pageRequest), call),
  ),
];
