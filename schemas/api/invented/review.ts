import * as z from 'zod/mini';
import { reviewLinkSchema } from '../../entities/review-link.ts';
import { endpoint } from '../endpoint.ts';
import { byId } from '../request.ts';

const MAX_DAYS = 90;

export const createReviewLink = endpoint({
  id: 'createReviewLink',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/pages/{id}/review-links',
  summary: 'Makes a link that shows the draft, or one version, to anybody who has it, for some days',
  params: byId,
  body: z.object({
    version: z.optional(z.int32()),
    days: z.int32().check(z.minimum(1), z.maximum(MAX_DAYS)),
  }),
  data: reviewLinkSchema,
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});

export const listReviewLinks = endpoint({
  id: 'listReviewLinks',
  method: 'GET',
  path: '/saas-low-code-service/api/editor/pages/{id}/review-links',
  summary: 'The links of a page that still work, newest first',
  params: byId,
  data: z.array(reviewLinkSchema),
  auth: 'editor',
  area: 'pages',
});

export const revokeReviewLink = endpoint({
  id: 'revokeReviewLink',
  method: 'POST',
  path: '/saas-low-code-service/api/editor/review-links/{id}/revoke',
  summary: 'Ends a link at once',
  params: byId,
  data: z.null(),
  auth: 'editor',
  live: 'untouched',
  area: 'pages',
});
