import { pageByPath, savePage as savePageEndpoint } from '#schemas/api/invented/pages.ts';
import { pageDataModule } from '#schemas/api/page-data.ts';
import { route } from '../../route.ts';
import { pageAt, pageById, savePage } from './operations.ts';
import { presentPage } from './presenter.ts';

export const pageRoutes = [
  route(pageByPath, async ({ query }, call) => presentPage(await pageAt(call, query.path))),
  route(pageDataModule, async ({ params }, call) => presentPage(await pageById(call, params.id))),
  route(savePageEndpoint, async ({ params, body }, call) =>
    presentPage(await savePage(call, params.id, body)),
  ),
];
