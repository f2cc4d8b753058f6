import { dealFilters } from '#schemas/api/invented/catalogue.ts';
import { DEAL_SORTS } from '#schemas/enums/goods.ts';
import { type DealSource, dealListKey } from '#storefront/lists/list-source.ts';
import { goodsQuery, readChoices } from '#storefront/lists/product-filter.ts';
import { pageContext } from '../page-context.ts';
import { readList } from './read-list.ts';

/** Page of a list of deals with the sort and the filters of the page's address, and the filters on offer. */
export async function readDeals(source: DealSource) {
  const { api, request } = pageContext();
  const { query, signal } = request;
  const choices = readChoices(query.filter);
  const filters = goodsQuery(choices);
  const sort = DEAL_SORTS.find((name) => name === query.sort);
  const narrowed: DealSource = { ...source, sort, ...(choices.length > 0 && { query: filters }) };
  const body = { list: dealListKey(source), query: filters };
  const [list, offered] = await Promise.all([
    readList(narrowed, ['feed:deals']),
    // A failure leaves the list without its filters.
    api.call(dealFilters, { body }, { signal }).catch(() => []),
  ]);
  return { ...list, filters: offered };
}
