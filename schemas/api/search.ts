import * as z from 'zod/mini';
import { RECOMMENDED_DEALS } from '../constants.ts';
import { articleSchema } from '../entities/article.ts';
import { dealSchema } from '../entities/deal.ts';
import { dealModuleSchema } from '../entities/deal-module.ts';
import { recommendLabelSchema } from '../entities/recommend-label.ts';
import { searchResultSchema } from '../entities/search-result.ts';
import { subjectDetailSchema, subjectSchema } from '../entities/subject.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { decimalSchema, maybe } from '../entities/wire.ts';
import { FEED_QUERIES, RESULT_SORTS, SEARCH_SORTS } from '../enums/feed.ts';
import { RELATEDS, SEARCH_SUBJECT_TYPES } from '../enums/subject.ts';
import { keySchema } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema, pageShape } from './paging.ts';
import { factFiltersShape, keysSchema, keywordSchema, priceRangeShape } from './request.ts';

const deals = pagedSchema(dealSchema);

export const dealFeed = endpoint({
  id: 'dealFeed',
  method: 'GET',
  path: '/saas-search-service/feeds/deals',
  summary: 'The newest deals, optionally of one label',
  query: z.object({ ...pageShape, label: maybe(keySchema) }),
  data: deals,
  auth: 'none',
  previewable: true,
});

export const recommendLabels = endpoint({
  id: 'recommendLabels',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend/label-navigate',
  summary: 'The labels that the recommended feed can be narrowed to',
  data: tolerantArray(recommendLabelSchema),
  auth: 'none',
  previewable: true,
});

export const recommendedDeals = endpoint({
  id: 'recommendedDeals',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/recommend',
  summary: 'Recommended deals; with labels, those that carry one of them',
  body: z.object({ pageRequest: pageRequestSchema, labelCodes: z._default(keysSchema, []) }),
  data: deals,
  auth: 'none',
  previewable: true,
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
  previewable: true,
});

export const dealModules = endpoint({
  id: 'dealModules',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/list-by-all-modules',
  summary: 'Every deal module of the home page with its first deals',
  data: tolerantArray(dealModuleSchema),
  auth: 'none',
  previewable: true,
});

export const dealsByModule = endpoint({
  id: 'dealsByModule',
  method: 'POST',
  path: '/saas-search-service/feeds/deals/page-by-module',
  summary: 'The full list of one deal module',
  body: z.object({ moduleId: keySchema, pageRequest: pageRequestSchema }),
  data: deals,
  auth: 'none',
  previewable: true,
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
  auth: 'visitor',
  previewable: true,
});

export const hotArticles = endpoint({
  id: 'hotArticles',
  method: 'GET',
  path: '/saas-search-service/search/hot-articles',
  summary: 'The most read articles',
  data: tolerantArray(articleSchema),
  auth: 'visitor',
  previewable: true,
});

export const subjectDetail = endpoint({
  id: 'subjectDetail',
  method: 'POST',
  path: '/saas-search-service/search/common/get/byId',
  summary: 'Everything about a deal (CONTENT), a product, a note or an article; 410 when it is gone',
  body: z.object({
    /** `code` may be an id: the response's own code is the canonical one. */
    subject: z.object({
      type: z.enum(SEARCH_SUBJECT_TYPES),
      id: maybe(keySchema),
      code: maybe(keySchema),
    }),
    id: maybe(keySchema),
    /** True to include the text of a note or an article. */
    includeText: z._default(z.boolean(), false),
    /** Language of the texts in place of the request's, if the shop has it. */
    hl: maybe(keySchema),
    /** Parameters of the specification for goods looked up on a platform: a stored item has one country and one price. */
    gl: maybe(keySchema),
    price: maybe(decimalSchema),
    platformName: maybe(keySchema),
    source: maybe(keySchema),
    includeAiInfo: maybe(z.boolean()),
  }),
  data: subjectDetailSchema,
  auth: 'visitor',
  previewable: true,
});

export const relatedSubjects = endpoint({
  id: 'relatedSubjects',
  method: 'POST',
  path: '/saas-search-service/search/common/related',
  summary: 'Goods, deals, or notes and articles that have to do with a subject',
  body: z.object({
    orgSubjectType: z._default(z.enum([...SEARCH_SUBJECT_TYPES, 'TOPIC']), 'CONTENT'),
    orgCodes: z._default(keysSchema, []),
    orgIds: z._default(keysSchema, []),
    relateds: z._default(z.array(z.enum(RELATEDS)).check(z.maxLength(RELATEDS.length)), [...RELATEDS]),
    destSubjectType: z._default(z.enum(['GOODS', 'CONTENT']), 'GOODS'),
    /** Content types of the destination CONTENT: deals, or else notes and articles. */
    contentTypeCodes: z._default(z.array(z.enum(['DEAL', 'NOTE', 'ARTICLE'])).check(z.maxLength(3)), [
      'NOTE',
      'ARTICLE',
    ]),
    sort: maybe(z.enum(['DISCOUNT', ...SEARCH_SORTS])),
    pageRequest: pageRequestSchema,
  }),
  data: pagedSchema(subjectSchema),
  auth: 'visitor',
  previewable: true,
});

/** Results of a search, with all of its words (`exact`) or only with similar ones. */
const results = z.extend(pagedSchema(searchResultSchema), {
  match: maybe(z.enum(['exact', 'similar'])),
  /** Brands and other names of the search that no goods are of, as a shop writes them. */
  notSold: maybe(tolerantArray(z.string())),
  /** Marketplaces that the search names, to which the results are limited. */
  platforms: maybe(tolerantArray(z.string())),
  /** Path of the shop, without the language, that a search for exactly these words leads to. */
  redirect: maybe(z.string()),
});
const keys = z._default(keysSchema, []);

export const commonSearch = endpoint({
  id: 'commonSearch',
  method: 'POST',
  path: '/saas-search-service/search/common/search',
  summary:
    'Deals, products, notes and articles by keyword and filters; the best first, or in the order of `sort`',
  body: z.object({
    pageRequest: pageRequestSchema,
    dataTypes: z._default(z.array(z.enum(SEARCH_SUBJECT_TYPES)), [...SEARCH_SUBJECT_TYPES]),
    contentTypeCodes: z._default(z.array(z.enum(['DEAL', 'NOTE', 'ARTICLE'])), []),
    queryList: z._default(z.array(z.enum(FEED_QUERIES)), []),
    classificationIds: keys,
    classificationCodes: keys,
    categoryIds: keys,
    categoryCodes: keys,
    brandIds: keys,
    platforms: keys,
    ...priceRangeShape,
    ...factFiltersShape,
    sort: maybe(z.enum(RESULT_SORTS)),
    maxCount: maybe(z.int().check(z.minimum(1))),
    keyword: maybe(keywordSchema),
    contentExpired: z._default(z.boolean(), false),
  }),
  data: results,
  auth: 'visitor',
  previewable: true,
});

export const feedSearch = endpoint({
  id: 'feedSearch',
  method: 'POST',
  path: '/saas-search-service/search/common/search/feed',
  summary: 'Notes, and what professionals (articles) and people (notes) publish, by keyword',
  body: z.object({
    pageRequest: pageRequestSchema,
    queryList: z._default(z.array(z.enum(FEED_QUERIES)), [...FEED_QUERIES]),
    sort: maybe(z.enum(SEARCH_SORTS)),
    keyword: maybe(keywordSchema),
  }),
  data: results,
  auth: 'visitor',
  previewable: true,
});
