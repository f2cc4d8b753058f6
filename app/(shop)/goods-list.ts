import { goodsFilters } from '#schemas/api/invented/catalogue.ts';
import { GOODS_SORTS } from '#schemas/enums/goods.ts';
import { pageNumber } from '#storefront/links/page-query.ts';
import { type GoodsSource, listPage, listTags } from '#storefront/lists/list-source.ts';
import { goodsQuery, readChoices, readSort } from '#storefront/lists/product-filter.ts';
import { pageContext, tagPage } from '../page-context.ts';

/**
 * Goods of a category or a brand with the sort and the filters of the page's address, and the filters on offer: not by
 * brand in a brand, nor by category where links lead to the categories.
 */
export async function readGoods(subject: { classificationCode?: string; brandId?: string }) {
  const { ctx, api, request } = pageContext();
  const { query, signal } = request;
  const page = pageNumber(query.page);
  const narrowed = { ...subject, ...goodsQuery(readChoices(query.filter)) };
  const source: GoodsSource = { kind: 'goods', query: narrowed, sort: readSort(GOODS_SORTS, query.sort) };
  const [list, filters] = await Promise.all([
    listPage(api, source, page, { signal }),
    // A failure leaves the list without its filters.
    api.call(goodsFilters, { body: { query: narrowed } }, { signal }).catch(() => []),
  ]);
  tagPage(request, ['feed:goods', ...listTags(list)]);
  const own = subject.brandId === undefined ? 'classification' : 'brand';
  return { ctx, source, list, filters: filters.filter(({ kind }) => kind !== own), page, query };
}
