import * as z from 'zod/mini';
import { RELATED } from '../constants.ts';
import { categoryNodeSchema } from '../entities/category.ts';
import { keywordSchema } from '../entities/keyword.ts';
import { videoSchema } from '../entities/subject.ts';
import { tolerantArray } from '../entities/tolerant-array.ts';
import { topicSchema } from '../entities/topic.ts';
import { maybe } from '../entities/wire.ts';
import { keySchema } from '../storable.ts';
import { endpoint } from './endpoint.ts';
import { pagedSchema, pageRequestSchema } from './paging.ts';
import { byCode, byId, keysSchema } from './request.ts';

const categories = tolerantArray(categoryNodeSchema);

export const hotTags = endpoint({
  id: 'hotTags',
  method: 'POST',
  path: '/saas-content-service/content/keyword-infos/getHot',
  summary: 'The hot tags beside the articles',
  data: tolerantArray(keywordSchema),
  auth: 'none',
  previewable: true,
});

export const hotKeywords = endpoint({
  id: 'hotKeywords',
  method: 'POST',
  path: '/saas-content-service/content/keyword-infos/hot-keywords',
  summary: 'The keywords searched most',
  data: tolerantArray(keywordSchema),
  auth: 'none',
  previewable: true,
});

export const classifications = endpoint({
  id: 'classifications',
  method: 'POST',
  path: '/saas-content-service/classifications/lists',
  summary: 'Categories of a level and type (GOODS, ARTICLE)',
  body: z.object({ level: maybe(z.int32()), type: maybe(keySchema) }),
  data: categories,
  auth: 'none',
  previewable: true,
});

export const topClassifications = endpoint({
  id: 'topClassifications',
  method: 'GET',
  path: '/saas-content-service/classifications/client/tops',
  summary: 'The categories of level 1',
  data: categories,
  auth: 'none',
  previewable: true,
});

export const allClassifications = endpoint({
  id: 'allClassifications',
  method: 'GET',
  path: '/saas-content-service/classifications/all/classifications',
  summary: 'Every category, flat',
  data: categories,
  auth: 'none',
  previewable: true,
});

export const classificationByCode = endpoint({
  id: 'classificationByCode',
  method: 'GET',
  path: '/saas-content-service/classifications/by-code',
  summary: 'A category by its code',
  query: byCode,
  data: categoryNodeSchema,
  auth: 'none',
  previewable: true,
});

export const classificationParentsByCode = endpoint({
  id: 'classificationParentsByCode',
  method: 'GET',
  path: '/saas-content-service/classifications/by-code/parents',
  summary: 'The categories above one, from the root down',
  query: byCode,
  data: categories,
  auth: 'none',
  previewable: true,
});

export const relatedClassifications = endpoint({
  id: 'relatedClassifications',
  method: 'POST',
  path: '/saas-content-service/classifications/get-related',
  summary: 'The categories beside one, under the same parent',
  body: byId,
  data: categories,
  auth: 'none',
  previewable: true,
});

export const classification = endpoint({
  id: 'classification',
  method: 'GET',
  path: '/saas-content-service/classifications/{id}',
  summary: 'A category by its id',
  params: byId,
  data: categoryNodeSchema,
  auth: 'none',
  previewable: true,
});

export const childClassifications = endpoint({
  id: 'childClassifications',
  method: 'GET',
  path: '/saas-content-service/classifications/{id}/next-children',
  summary: 'The categories directly under one',
  params: byId,
  data: categories,
  auth: 'none',
  previewable: true,
});

export const classificationParents = endpoint({
  id: 'classificationParents',
  method: 'GET',
  path: '/saas-content-service/classifications/{id}/parents',
  summary: 'The categories above one, from the root down',
  params: byId,
  data: categories,
  auth: 'none',
  previewable: true,
});

export const topics = endpoint({
  id: 'topics',
  method: 'POST',
  path: '/saas-content-service/special-subjects/pages',
  summary: 'Topics',
  body: z.object({ shelved: z._default(z.boolean(), true), pageRequest: pageRequestSchema }),
  data: pagedSchema(topicSchema),
  auth: 'none',
  previewable: true,
});

export const topicBySubtitle = endpoint({
  id: 'topicBySubtitle',
  method: 'GET',
  path: '/saas-content-service/special-subjects/detail',
  summary: 'A topic by its subtitle',
  query: z.object({ subtitle: keySchema }),
  data: topicSchema,
  auth: 'none',
  previewable: true,
});

/** Maximum number of videos, more than a page shows at once. */
const MAX_VIDEOS = 20;

export const videosForContent = endpoint({
  id: 'videosForContent',
  method: 'POST',
  path: '/saas-content-service/contents/get-videos-for-content',
  summary: 'Films that notes and articles about the same things as some deals lead to',
  body: z.object({
    contentCodes: z._default(keysSchema, []),
    contentIds: z._default(keysSchema, []),
    videoNum: z._default(z.int32().check(z.minimum(1), z.maximum(MAX_VIDEOS)), RELATED.videos),
  }),
  data: tolerantArray(videoSchema),
  auth: 'none',
  previewable: true,
});
