import { collectModuleEvents, pageInsight } from '#schemas/api/invented/insight.ts';
import { AppError } from '#schemas/errors.ts';
import { createRateLimit } from '../../../rate-limit.ts';
import { route } from '../../route.ts';
import { countEvents, insightOf } from './operations.ts';

/** Anybody may call it: this bounds what a flood costs the tenant's database. */
const limit = createRateLimit({ max: 200, windowMs: 1_000 });

export const editorInsightRoutes = [
  route(collectModuleEvents, async ({ body }, call) => {
    if (!limit.allows(call.scope.tenantId)) throw new AppError('RATE_LIMITED');
    await countEvents(call, body.page, body.events);
    return null;
  }),
  route(pageInsight, ({ params, query }, call) => insightOf(call, params.id, query.days)),
];
