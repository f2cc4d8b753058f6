import * as z from 'zod/mini';
import { MAX_COMPARED } from '../../compared.ts';
import { comparedGoodsSchema } from '../../entities/compared-goods.ts';
import { dealSchema } from '../../entities/deal.ts';
import { feedItemSchema } from '../../entities/feed-item.ts';
import { goodsSchema } from '../../entities/goods.ts';
import { goodsFilterSchema } from '../../entities/goods-filter.ts';
import { tolerantArray } from '../../entities/tolerant-array.ts';
import { maybe } from '../../entities/wire.ts';
import { GOODS_SORTS } from '../../enums/goods.ts';
import { endpoint } from '../endpoint.ts';
import { pagedSchema, pageRequestSchema } from '../paging.ts';
import { keySchema, keysSchema } from '../request.ts';

const keys = z._default(keysSchema, []);
const price = maybe(z.number().check(z.minimum(0), z.maximum(1_000_000_000)));

/**
 * Query of a list of goods: its subject (`classificationCode` with all categories below it, and `brandId`) and its
 * filters. All kinds of filters must match, each by any of its values. Prices are decimal; `minDiscount` is a
 * percentage.
 */
const goodsQuerySchema = z.object({
  classificationCode: maybe(keySchema),
  brandId: maybe(keySchema),
  platforms: keys,
  brandIds: keys,
  labelCodes: keys,
  minPrice: price,
  maxPrice: price,
  minDiscount: maybe(z.int().check(z.minimum(1), z.maximum(100))),
  freeShipping: z._default(z.boolean(), false),
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
