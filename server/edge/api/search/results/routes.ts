import { searchFilters } from '#schemas/api/das.ts';
import { commonSearch, feedSearch } from '#schemas/api/search.ts';
import { tellOwnLikes } from '../../../../domain/articles/contents/operations.ts';
import { bestPlaces } from '../../../../domain/catalogue/item-groups/operations.ts';
import {
  filtersOf,
  type Results,
  searchCommon,
  searchFeed,
} from '../../../../domain/search/results/operations.ts';
import { presentFilter, presentResults } from '../../../../domain/search/results/presenter.ts';
import type { VisitorCall } from '../../../../platform/call.ts';
import { route } from '../../route.ts';

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
