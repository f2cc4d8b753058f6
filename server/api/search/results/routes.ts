import { searchFilters } from '#schemas/api/das.ts';
import { commonSearch, feedSearch } from '#schemas/api/search.ts';
import { route, type VisitorCall } from '../../route.ts';
import { bestPlaces } from '../../service-in-one/item-groups/operations.ts';
import { tellOwnLikes } from '../contents/operations.ts';
import { filtersOf, type Results, searchCommon, searchFeed } from './operations.ts';
import { presentFilter, presentResults } from './presenter.ts';

export const resultRoutes = [
  route(commonSearch, async ({ body }, call) => answer(await searchCommon(call, body), call)),
  route(feedSearch, async ({ body }, call) => answer(await searchFeed(call, body), call)),
  route(searchFilters, async ({ body }, call) =>
    (await filtersOf(call, body)).map((facet) => presentFilter(facet, call)),
  ),
];

async function answer(found: Results, call: VisitorCall) {
  const goodsIds = found.content.flatMap(({ type, row }) => (type === 'GOODS' ? row.id : []));
  const results = presentResults(found, await bestPlaces(call, goodsIds), call);
  await tellOwnLikes(
    call,
    results.content.flatMap(({ article }) => article ?? []),
  );
  return results;
}
