import { goodsFilters } from '#schemas/api/invented/catalogue.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { type FilteredSource, listPage, listTags } from '#storefront/lists/list-source.ts';
import { goodsQuery, readChoices, readSort } from '#storefront/products/product-filter.ts';
import { pageContext, tagPage } from '../page-context.ts';

/** The goods of a category or a brand as the page's address sorts and narrows them, and what else it may ask for. */
export async function readGoods(subject: { classificationCode?: string; brandId?: string }) {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const page = pageNumber(query.page);
  const narrowed = { ...subject, ...goodsQuery(readChoices(query.filter)) };
  const source: FilteredSource = { kind: 'goods', query: narrowed, sort: readSort(query.sort) };
  const [list, filters] = await Promise.all([
    listPage(api, source, page, { signal }),
    // The list stands without its filters rather than not at all.
    api.call(goodsFilters, { body: { query: narrowed } }, { signal }).catch(() => []),
  ]);
  tagPage(request, ['feed:goods', ...listTags(list)]);
  return { ctx, source, list, filters, page, query };
}
