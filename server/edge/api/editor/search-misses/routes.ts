import { searchMissList } from '#schemas/api/invented/search-misses.ts';
import { missPage } from '../../../../domain/search/misses/miss-page.ts';
import { presentPage } from '../../../../platform/paging.ts';
import { route } from '../../route.ts';

export const editorSearchMissRoutes = [
  route(searchMissList, async ({ query }, call) =>
    presentPage(await missPage(call, query), ({ keyword, count, lastDay }) => ({
      keyword: keyword ?? '',
      count,
      lastDay: lastDay ?? '',
    })),
  ),
];
