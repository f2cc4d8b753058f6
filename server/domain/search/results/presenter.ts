import type { SearchFilter, SearchResult } from '#schemas/entities/search-result.ts';
import type { Call } from '../../../platform/call.ts';
import { textIn } from '../../../platform/wire.ts';
import { presentContent } from '../../articles/contents/presenter.ts';
import { presentDeal } from '../../catalogue/deals/presenter.ts';
import type { PlaceRow } from '../../catalogue/item-groups/operations.ts';
import { presentGoods, presentPlace } from '../../catalogue/item-groups/presenter.ts';
import type { NamedFacet, Result, Results } from './operations.ts';

/** A page of results in its API format, goods with their places on leaderboards. */
export function presentResults(
  { content, ...page }: Results,
  places: ReadonlyMap<string, PlaceRow>,
  call: Call,
) {
  return {
    ...page,
    content: content.map((result) => presentResult(result, places.get(result.row.id), call)),
  };
}

/** A filter in its API format. */
export function presentFilter({ kind, key, count, more, name }: NamedFacet, call: Call): SearchFilter {
  const text = typeof name === 'string' ? name : (textIn(call, name) ?? key);
  return { kind, value: key, count, ...(more && { more }), name: text };
}

function presentResult(result: Result, place: PlaceRow | undefined, call: Call): SearchResult {
  const { id } = result.row;
  if (result.type === 'CONTENT') return { id, subjectType: 'CONTENT', deal: presentDeal(result.row, call) };
  if (result.type === 'GOODS') {
    const itemGroupInfo = place && presentPlace(place, call);
    return { id, subjectType: 'GOODS', goods: presentGoods(result.row, call), itemGroupInfo };
  }
  return { id, subjectType: result.type, article: presentContent(result.row, call) };
}
