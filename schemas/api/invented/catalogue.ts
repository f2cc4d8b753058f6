import * as z from 'zod/mini';
import { MAX_COMPARED } from '../../compared.ts';
import { comparedGoodsSchema } from '../../entities/compared-goods.ts';
import { dealSchema } from '../../entities/deal.ts';
import { feedItemSchema } from '../../entities/feed-item.ts';
import { goodsSchema } from '../../entities/goods.ts';
import { goodsFilterSchema } from '../../entities/goods-filter.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { maybe } from '../../entities/wire.ts';
import { DEAL_SORTS, GOODS_SORTS } from '../../enums/goods.ts';
import { keySchema } from '../../storable.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageRequestSchema } from '../paging.ts';
import { factFiltersShape, keysSchema, priceRangeShape } from '../request.ts';

const keys = z._default(keysSchema, []);

/**
 * Filters of a list of goods or deals. All kinds must match, each by any of its values. Prices are
 * decimal.
 */
const listFilters = {
  platforms: keys,
  brandIds: keys,
  /** Categories of the goods themselves, without those below them. */
  classificationIds: keys,
  ...factFiltersShape,
  ...priceRangeShape,
};
const listFiltersSchema = z.object(listFilters);
export type ListFilters = z.infer<typeof listFiltersSchema>;

/** Query of a list of goods: its subject (`classificationCode` with all categories below it, and `brandId`) and filters. */
const goodsQuerySchema = z.object({
  classificationCode: maybe(keySchema),
  brandId: maybe(keySchema),
  ...listFilters,
});
export type GoodsQuery = z.infer<typeof goodsQuerySchema>;

const query = z.prefault(goodsQuerySchema, {});

export const goodsPages = endpoint({
  id: 'goodsPages',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/pages',
  summary:
    'The goods of a category or a brand, filtered and sorted, each with its best place on a leaderboard',
  body: z.object({
    pageRequest: pageRequestSchema,
    query,
    sort: z._default(z.enum(GOODS_SORTS), 'HOT_DESC'),
  }),
  data: pagedSchema(feedItemSchema),
  auth: 'none',
  previewable: true,
});

export const goodsFilters = endpoint({
  id: 'goodsFilters',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/filters',
  summary: 'Filters of a list of goods, each with the number of goods that it would leave',
  body: z.object({ query }),
  data: tolerantArray(goodsFilterSchema),
  auth: 'none',
  previewable: true,
});

/** Lists of deals: the newest, the running daily special offers, a module's, and a brand's that can still be bought. */
const dealListSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('newest') }),
  z.object({ kind: z.literal('daily') }),
  z.object({ kind: z.literal('module'), moduleId: keySchema }),
  z.object({ kind: z.literal('brand'), brandId: keySchema }),
]);
export type DealListKey = z.infer<typeof dealListSchema>;
const dealQuery = z.prefault(listFiltersSchema, {});

export const dealPages = endpoint({
  id: 'dealPages',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/client/pages',
  summary: 'The deals of a list, filtered, and sorted unless they keep its own order',
  body: z.object({
    pageRequest: pageRequestSchema,
    list: dealListSchema,
    query: dealQuery,
    sort: maybe(z.enum(DEAL_SORTS)),
  }),
  data: pagedSchema(dealSchema),
  auth: 'none',
  previewable: true,
});

export const dealFilters = endpoint({
  id: 'dealFilters',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/client/filters',
  summary: 'Filters of a list of deals, each with the number of deals that it would leave',
  body: z.object({ list: dealListSchema, query: dealQuery }),
  data: tolerantArray(goodsFilterSchema),
  auth: 'none',
  previewable: true,
});

export const dealsByBrand = endpoint({
  id: 'dealsByBrand',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/page-by-brand',
  summary: 'The deals of one brand that can still be bought, hottest first',
  body: z.object({ brandId: keySchema, pageRequest: pageRequestSchema }),
  data: pagedSchema(dealSchema),
  auth: 'none',
  previewable: true,
});

export const goodsVariants = endpoint({
  id: 'goodsVariants',
  method: 'POST',
  path: '/saas-das-service/goods-histories/variants/{id}',
  summary:
    'The variants of a product that its shop sells, such as its colours or sizes, with itself; none without others',
  params: z.object({ id: keySchema }),
  data: tolerantArray(goodsSchema),
  auth: 'none',
  previewable: true,
});

export const comparedGoods = endpoint({
  id: 'comparedGoods',
  method: 'POST',
  path: '/saas-das-service/goods-histories/compare',
  summary:
    'Goods to compare, by ids or codes in their order, each with its prices and offers; those that are gone are left out',
  body: z.object({ keys: z.array(keySchema).check(z.maxLength(MAX_COMPARED)) }),
  data: tolerantArray(comparedGoodsSchema),
  auth: 'none',
  previewable: true,
});
