import { dealModules, dealsByModule } from '#schemas/api/search.ts';
import { route } from '../../route.ts';
import { presentDeals } from '../deals/presenter.ts';
import { dealsOfModule, modulesWithDeals } from './operations.ts';
import { presentModule } from './presenter.ts';

export const dealModuleRoutes = [
  route(dealModules, async (_, call) =>
    (await modulesWithDeals(call)).map((module) => presentModule(module, call)),
  ),
  route(dealsByModule, async ({ body }, call) =>
    presentDeals(await dealsOfModule(call, body.moduleId, body.pageRequest), call),
  ),
];
