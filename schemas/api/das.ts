import * as z from 'zod/mini';
import { brandSchema } from '../entities/brand.ts';
import { categoryNodeSchema } from '../entities/category.ts';
import { couponSchema } from '../entities/coupon.ts';
import { priceStatisticsSchema } from '../entities/price-statistics.ts';
import { searchFilterSchema } from '../entities/search-result.ts';
import { relationSkuSchema } from '../entities/subject.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { instantSchema, maybe } from '../entities/wire.ts';
import { COUPON_SORTS, COUPON_TYPES } from '../enums/coupon.ts';
import { PLATFORMS } from '../enums/platform.ts';
import { SEARCH_SUBJECT_TYPES } from '../enums/subject.ts';
import { keySchema } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';
import { byId, factFiltersShape, keysSchema, keywordSchema, priceRangeShape } from './request.ts';

/** Maximum of ten years. */
const MAX_DAYS = 3_650;
const keys = z._default(keysSchema, []);
const daysSchema = z.int32().check(z.minimum(1), z.maximum(MAX_DAYS));

export const goodsCategories = endpoint({
  id: 'goodsCategories',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/category-navigate',
  summary: 'The categories of the category navigator, flat',
  data: tolerantArray(categoryNodeSchema),
  auth: 'none',
  previewable: true,
});

export const brandNavigate = endpoint({
  id: 'brandNavigate',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/page-brand-navigate',
  summary:
    'Brands; optionally whose name has a keyword, with goods of certain categories, or the hot ones only',
  body: z.object({
    pageRequest: pageRequestSchema,
    query: z.prefault(
      z.object({
        keyword: maybe(keySchema),
        classificationIds: z._default(keysSchema, []),
        onlyHotBrand: z._default(z.boolean(), false),
      }),
      {},
    ),
  }),
  data: pagedSchema(brandSchema),
  auth: 'none',
  previewable: true,
});

export const priceStatistics = endpoint({
  id: 'priceStatistics',
  method: 'POST',
  path: '/saas-das-service/goods-histories/price-statistics/{id}',
  summary: 'A product’s prices of the last days, or between two times; all that are known unless narrowed',
  params: byId,
  body: z.object({
    dayRange: z.nullish(daysSchema),
    startTime: z.nullish(instantSchema),
    endTime: z.nullish(instantSchema),
    /** Shortest lowest-price term to look for; without it none is looked for. */
    minDays: z.nullish(daysSchema),
  }),
  data: priceStatisticsSchema,
  auth: 'none',
  previewable: true,
});

export const relationSkus = endpoint({
  id: 'relationSkus',
  method: 'POST',
  path: '/saas-das-service/goods-histories/relation-skus/rationalization/{id}',
  summary: 'The same product on every platform that has it, the cheapest offer of each',
  params: byId,
  data: tolerantArray(relationSkuSchema),
  auth: 'none',
  previewable: true,
});

export const searchFilters = endpoint({
  id: 'searchFilters',
  method: 'POST',
  path: '/saas-das-service/search/common/search/filters',
  summary:
    'The brands, categories, platforms, price ranges, discounts and labels of what a keyword finds, each with how many it has beside what is chosen of the others',
  body: z.object({
    keyword: maybe(keywordSchema),
    classificationIds: z._default(keysSchema, []),
    classificationCodes: z._default(keysSchema, []),
    dataTypes: z._default(z.array(z.enum(SEARCH_SUBJECT_TYPES)), [...SEARCH_SUBJECT_TYPES]),
    /** Filters chosen: each kind is counted with those of the others. */
    chosen: z.prefault(
      z.object({
        brandIds: keys,
        classificationIds: keys,
        platforms: keys,
        ...priceRangeShape,
        ...factFiltersShape,
      }),
      {},
    ),
  }),
  data: tolerantArray(searchFilterSchema),
  auth: 'none',
  previewable: true,
});

export const couponPages = endpoint({
  id: 'couponPages',
  method: 'POST',
  path: '/saas-das-service/coupons/client/pages',
  summary:
    'Coupons that haven’t run out, newest first; of a type unless that is empty, and of a shop if one is given',
  body: z.object({
    pageRequest: pageRequestSchema,
    type: z._default(z.enum(Object.values(COUPON_TYPES)), COUPON_TYPES.ALL),
    platform: maybe(z.enum(PLATFORMS)),
    sort: z._default(z.enum(COUPON_SORTS), 'SHELF_TIME_DESC'),
  }),
  data: pagedSchema(couponSchema),
  auth: 'none',
  previewable: true,
});
