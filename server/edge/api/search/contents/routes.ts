import { clientPages, hotArticles } from '#schemas/api/search.ts';
import {
  hottestArticles,
  publishedContents,
  tellOwnLikes,
} from '../../../../domain/articles/contents/operations.ts';
import { presentContent } from '../../../../domain/articles/contents/presenter.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const contentRoutes = [
  route(clientPages, async ({ body }, call) => {
    const page = presentPage(await publishedContents(call, body), (row) => presentContent(row, call));
    await tellOwnLikes(call, page.content);
    return page;
  }),
  route(hotArticles, async (_, call) => {
    const articles = (await hottestArticles(call)).map((row) => presentContent(row, call));
    await tellOwnLikes(call, articles);
    return articles;
  }),
];
