import { createReusable, sharedUses, shopSample as shopSampleEndpoint } from '#schemas/api/invented/reuse.ts';
import { presentSummary } from '../../../../domain/pages/page-list/presenter.ts';
import { addReusable, usesOf } from '../../../../domain/pages/reuse/operations.ts';
import { shopSample } from '../../../../domain/pages/shop-sample.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorReusableRoutes = [
  route(createReusable, async ({ body }, call) => presentSummary(await addReusable(call, body))),
  route(shopSampleEndpoint, (_, call) => shopSample(call)),
  route(sharedUses, async ({ params, query }, call) =>
    presentPage(await usesOf(call, params.id, query), (use) => use),
  ),
];
