import { collectModuleEvents, pageInsight } from '#schemas/api/invented/insight.ts';
import { route } from '../../route.ts';
import { countEvents, insightOf } from './operations.ts';

export const editorInsightRoutes = [
  route(collectModuleEvents, async ({ body }, call) => {
    await countEvents(call, body.page, body.events);
    return null;
  }),
  route(pageInsight, ({ params, query }, call) => insightOf(call, params.id, query.days)),
];
