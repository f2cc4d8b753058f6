import { collectModuleEvents, pageInsight } from '#schemas/api/invented/insight.ts';
import { countEvents, insightOf } from '../../../../domain/analytics/insight.ts';
import { hasConsent } from '../../../../platform/consent.ts';
import { route } from '../../route.ts';

export const editorInsightRoutes = [
  route(collectModuleEvents, async ({ body }, call, { headers }) => {
    const cookie = headers.get('cookie') ?? undefined;
    if (!hasConsent(call.scope, { cookie, 'sec-gpc': headers.get('sec-gpc') ?? undefined })) return null;
    await countEvents(call, body.page, body.events);
    return null;
  }),
  route(pageInsight, ({ params, query }, call) => insightOf(call, params.id, query.days)),
];
