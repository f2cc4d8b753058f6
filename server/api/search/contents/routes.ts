import { clientPages, hotArticles } from '#schemas/api/search.ts';
import { presentPage } from '../../paging.ts';
import { route } from '../../route.ts';
import { hottestArticles, publishedContents } from './operations.ts';
import { presentContent } from './presenter.ts';

export const contentRoutes = [
  route(clientPages, async ({ body }, call) =>
    presentPage(await publishedContents(call, body), (row) => presentContent(row, call)),
  ),
  route(hotArticles, async (_, call) =>
    (await hottestArticles(call)).map((row) => presentContent(row, call)),
  ),
];
