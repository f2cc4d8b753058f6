import { searchFilters } from '#schemas/api/das.ts';
import { commonSearch, feedSearch } from '#schemas/api/search.ts';
import { route } from '../../route.ts';
import { filtersOf, searchCommon, searchFeed } from './operations.ts';
import { presentFilter, presentResults } from './presenter.ts';

export const resultRoutes = [
  route(commonSearch, async ({ body }, call) => presentResults(await searchCommon(call, body), call)),
  route(feedSearch, async ({ body }, call) => presentResults(await searchFeed(call, body), call)),
  route(searchFilters, async ({ body }, call) =>
    (await filtersOf(call, body)).map((facet) => presentFilter(facet, call)),
  ),
];
