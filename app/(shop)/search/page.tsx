import { hotKeywords } from '#schemas/api/content.ts';
import { searchFilters } from '#schemas/api/das.ts';
import { shortItemLink } from '#schemas/marketplaces.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { type FilteredSource, listPage, listTags } from '#storefront/lists/list-source.ts';
import { goodsQuery } from '#storefront/lists/product-filter.ts';
import { hasFilters, readSearch, TAB_BODIES } from '#storefront/lists/search-query.ts';
import { SearchScreen } from '#storefront/search/search-screen.tsx';
import { tenantName } from '#storefront/text/tenant-name.ts';
import { pageContext, tagPage } from '../../page-context.ts';
import { Composed, readBound } from '../composed.tsx';
import { LIST_LIFETIME } from '../list-lifetime.ts';
import { pageMetadata } from '../page-metadata.ts';
import { ledTo } from '../subject-page.ts';

/** Results have a query, and so stay out of indexes (`pageMetadata`): they are for people. The empty search doesn't. */
export function generateMetadata() {
  const { ctx, request } = pageContext();
  const { keyword } = searchOf(request.query);
  const title = keyword ? ctx.t('screen.searchFor', { keyword }) : ctx.t('screen.search');
  const description = ctx.t('meta.search', { tenant: tenantName(ctx) });
  return pageMetadata(ctx, { ...request, title, description });
}

/** Search of an address; of a pasted link to a marketplace's item its end is enough. */
function searchOf(query: Readonly<Record<string, string>>) {
  const { keyword = '' } = query;
  return readSearch({ ...query, keyword: shortItemLink(keyword) });
}

export default async function SearchPage() {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const search = searchOf(query);
  const { keyword, tab } = search;
  const page = pageNumber(query.page);
  const source: FilteredSource = { kind: 'search', ...search };
  const ofAny = { classificationIds: [], classificationCodes: [] };
  const chosen = search.choices.length > 0 && { chosen: goodsQuery(search.choices) };
  const body = hasFilters(tab)
    ? { keyword, dataTypes: [...TAB_BODIES[tab].dataTypes], ...ofAny, ...chosen }
    : undefined;
  // A failure leaves the results without filters or keywords.
  const [list, filters, keywords, bound] = await Promise.all([
    keyword ? listPage(api, source, page, { signal }) : undefined,
    keyword && body ? api.call(searchFilters, { body }, { signal }).catch(() => []) : [],
    api.call(hotKeywords, {}, { signal }).catch(() => []),
    readBound({ screen: 'search' }),
  ]);
  if (list?.redirect !== undefined) ledTo(list.redirect);
  tagPage(request, [
    'feed:goods',
    'feed:deals',
    'feed:articles',
    'keywords',
    'words',
    ...(list ? listTags(list) : []),
  ]);
  request.answer.lifetime = LIST_LIFETIME;
  return (
    <Composed bound={bound}>
      <SearchScreen
        ctx={ctx}
        request={search}
        source={source}
        list={list}
        filters={filters}
        keywords={keywords}
        page={page}
        query={query}
      />
    </Composed>
  );
}
