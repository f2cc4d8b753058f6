import * as z from 'zod/mini';
import { RECOMMENDED_DEALS } from '../constants.ts';
import { articleSchema } from '../entities/article.ts';
import { dealSchema } from '../entities/deal.ts';
import { dealModuleSchema } from '../entities/deal-module.ts';
import { recommendLabelSchema } from '../entities/recommend-label.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { maybe } from '../entities/wire.ts';
import { SEARCH_SORTS } from '../enums/feed.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema, pageShape } from './paging.ts';
import { keySchema, keysSchema } from './request.ts';

const deals = pagedSchema(dealSchema);

export const dealFeed = endpoint({
  id: 'dealFeed',
  method: 'GET',
  path: '/saas-search-service/feeds/deals',
  summary: 'The newest deals, optionally of one label',
  query: z.object({ ...pageShape, label: maybe(keySchema) }),
  data: deals,
  auth: 'none',
});

export const recommendLabels = endpoint({
  id: 'recommendLabels',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend/label-navigate',
  summary: 'The labels that the recommended feed can be narrowed to',
  data: tolerantArray(recommendLabelSchema),
  auth: 'none',
});

export const recommendedDeals = endpoint({
  id: 'recommendedDeals',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend',
  summary: 'Recommended deals; with labels, those that carry one of them',
  body: z.object({ pageRequest: pageRequestSchema, labelCodes: z._default(keysSchema, []) }),
  data: deals,
  auth: 'none',
});

export const activityDeals = endpoint({
  id: 'activityDeals',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend/for-activity',
  summary: 'A few recommended deals for an activity’s page',
  body: z.object({ pageRequest: z._default(pageRequestSchema, RECOMMENDED_DEALS) }),
  data: deals,
  auth: 'none',
});

export const dailySpecialDeals = endpoint({
  id: 'dailySpecialDeals',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/daily-special',
  summary: 'The daily special offers that are running',
  body: z.object({ pageRequest: pageRequestSchema }),
  data: deals,
  auth: 'none',
});

export const dealModules = endpoint({
  id: 'dealModules',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/list-by-all-modules',
  summary: 'Every deal module of the home page with its first deals',
  data: tolerantArray(dealModuleSchema),
  auth: 'none',
});

export const dealsByModule = endpoint({
  id: 'dealsByModule',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/page-by-module',
  summary: 'The full list of one deal module',
  body: z.object({ moduleId: keySchema, pageRequest: pageRequestSchema }),
  data: deals,
  auth: 'none',
});

export const collectClicks = endpoint({
  id: 'collectClicks',
  method: 'POST',
  path: '/saas-search-service/clicks/collect',
  summary: 'Counts views, each deal once',
  // A browser sends one a second at most; many may share an address.
  limit: { calls: 600, per: 'minute' },
  body: z
    .array(z.object({ id: keySchema, type: z.literal('DEAL'), page: keySchema, module: keySchema }))
    .check(z.maxLength(100)),
  data: z.null(),
  auth: 'none',
  silent: true,
});

export const clientPages = endpoint({
  id: 'clientPages',
  method: 'POST',
  path: '/saas-search-service/search/contents/client-pages',
  summary: 'Notes and articles: top, newest, hot or selected; optionally of a category or keyword',
  body: z.object({
    contentTypeCodes: z._default(z.array(z.enum(['NOTE', 'ARTICLE'])), ['NOTE', 'ARTICLE']),
    dataTypes: z._default(z.array(z.literal('CONTENT')), ['CONTENT']),
    pageRequest: pageRequestSchema,
    sort: maybe(z.enum(SEARCH_SORTS)),
    kind: maybe(z.enum(['top', 'newest', 'hot', 'selected'])),
    classificationCode: maybe(keySchema),
    keyword: maybe(keySchema),
  }),
  data: pagedSchema(articleSchema),
  auth: 'none',
});

export const hotArticles = endpoint({
  id: 'hotArticles',
  method: 'GET',
  path: '/saas-search-service/search/hot-articles',
  summary: 'The most read articles',
  data: tolerantArray(articleSchema),
  auth: 'none',
});
