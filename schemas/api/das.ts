import * as z from 'zod/mini';
import { brandSchema } from '../entities/brand.ts';
import { categoryNodeSchema } from '../entities/category.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { maybe } from '../entities/wire.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';
import { keySchema, keysSchema } from './request.ts';

export const goodsCategories = endpoint({
  id: 'goodsCategories',
  method: 'POST',
  path: '/saas-das-service/search/goods/client/category-navigate',
  summary: 'The categories of the category navigator, flat',
  data: tolerantArray(categoryNodeSchema),
  auth: 'none',
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
});
