import { boundPage, pageByPath, savePage as savePageEndpoint } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import {
  pageAt,
  pageBoundTo,
  pageById,
  presentPublishedPage,
  savePage,
} from '../../../../domain/pages/published-page.ts';

import { route } from '../../route.ts';

/** Limit of category levels; none is deeper. */
const MAX_CATEGORIES = 20;

export const pageRoutes = [
  route(pageByPath, async ({ query }, call) => presentPublishedPage(await pageAt(call, query))),
  route(boundPage, async ({ query: { categories, ...place } }, call) => {
    const codes = categories ? categories.split(',').slice(0, MAX_CATEGORIES) : [];
    const page = await pageBoundTo(call, { ...place, categories: codes });
    return page ? presentPublishedPage(page) : null;
  }),
  route(pageDataModule, async ({ params }, call) => presentPublishedPage(await pageById(call, params.id))),
  route(savePageEndpoint, async ({ params, body }, call) =>
    presentPublishedPage(await savePage(call, params.id, body)),
  ),
];
