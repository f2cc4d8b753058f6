import { boundPage, pageByPath, savePage as savePageEndpoint } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import {
  pageAt,
  pageBoundTo,
  pageById,
  presentPage,
  savePage,
} from '../../../../domain/pages/published-page.ts';

import { route } from '../../route.ts';

/** Limit of category levels; none is deeper. */
const MAX_CATEGORIES = 20;

export const pageRoutes = [
  route(pageByPath, async ({ query }, call) => presentPage(await pageAt(call, query))),
  route(boundPage, async ({ query: { categories, ...place } }, call) => {
    const codes = categories ? categories.split(',').slice(0, MAX_CATEGORIES) : [];
    const page = await pageBoundTo(call, { ...place, categories: codes });
    return page ? presentPage(page) : null;
  }),
  route(pageDataModule, async ({ params }, call) => presentPage(await pageById(call, params.id))),
  route(savePageEndpoint, async ({ params, body }, call) =>
    presentPage(await savePage(call, params.id, body)),
  ),
];
